import { $isMuted, $volume, muteChosen } from '@mortar/host';
import { Slider, Switch } from '@mortar/ui/toggles';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Panel } from '../../lib/panel.tsx';
import { volumeMoved, volumeSettled } from './model.ts';
import styles from './settings-sound.module.css';

const WHOLE = 100;
/** Percent that an arrow key moves. */
const STEP = 5;

/** Whether the site makes sounds, and how loud; it counts at once, for this person in this browser (spec §3). */
export function SoundSettings() {
  const { formatMessage, formatNumber } = useIntl();
  const { isMuted, volume, mute, move, settle } = useUnit({
    isMuted: $isMuted,
    volume: $volume,
    mute: muteChosen,
    move: volumeMoved,
    settle: volumeSettled,
  });
  return (
    <Panel title={<FormattedMessage id="settings.sound.title" />} lede={<FormattedMessage id="settings.sound.lede" />}>
      <div className={styles.controls}>
        <Switch
          label={formatMessage({ id: 'settings.sound.on' })}
          note={formatMessage({ id: 'settings.sound.on.note' })}
          checked={!isMuted}
          onCheckedChange={(isOn) => mute(!isOn)}
        />
        <Slider
          label={formatMessage({ id: 'settings.sound.volume' })}
          min={0}
          max={WHOLE}
          step={STEP}
          value={Math.round(volume * WHOLE)}
          valueLabel={(percent) => formatNumber(percent / WHOLE, { style: 'percent' })}
          onValueChange={(percent) => move(percent / WHOLE)}
          onValueCommitted={(percent) => settle(percent / WHOLE)}
        />
      </div>
    </Panel>
  );
}
