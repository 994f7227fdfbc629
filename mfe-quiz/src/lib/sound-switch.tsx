import { $isMuted, muteChosen } from '@mortar/host';
import { IconButton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import styles from './sound-switch.module.css';

/** The site's sound, on or off. */
export function SoundSwitch() {
  const { formatMessage } = useIntl();
  const { isMuted, mute } = useUnit({ isMuted: $isMuted, mute: muteChosen });
  return (
    <IconButton
      icon="volume"
      label={formatMessage({ id: 'quiz.sound' })}
      aria-pressed={!isMuted}
      className={styles.sound!}
      onClick={() => mute(!isMuted)}
    />
  );
}
