import { IconButton } from '@mortar/ui';
import { Menu, MenuChoice } from '@mortar/ui/overlay';
import { useIntl } from 'react-intl';
import { languageName } from '../../lib/language-name.ts';
import styles from './player.module.css';

interface Props {
  heights: readonly number[];
  quality: number;
  onQuality: (height: number) => void;
  rate: number;
  onRate: (rate: number) => void;
  captions: readonly string[];
  shown: string;
  onShow: (lang: string) => void;
}

const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** Speed, quality and captions. */
export function OptionsMenu({ heights, quality, onQuality, rate, onRate, captions, shown, onShow }: Props) {
  const { formatMessage, formatNumber } = useIntl();
  const say = (id: string) => formatMessage({ id: `community.player.${id}` });
  return (
    <Menu side="top" label={say('options')} trigger={<IconButton className={styles.button} icon="settings" label={say('options')} />}>
      {captions.length > 0 && (
        <MenuChoice
          label={say('captions')}
          value={shown}
          onChange={onShow}
          options={[{ value: '', label: say('off') }, ...captions.map((lang) => ({ value: lang, label: languageName(lang), lang }))]}
        />
      )}
      {heights.length > 1 && (
        <MenuChoice
          label={say('quality')}
          value={String(quality)}
          onChange={(height) => onQuality(Number(height))}
          options={[{ value: '0', label: say('auto') }, ...heights.map((height) => ({ value: String(height), label: `${height}p` }))]}
        />
      )}
      <MenuChoice
        label={say('speed')}
        value={String(rate)}
        onChange={(chosen) => onRate(Number(chosen))}
        options={RATES.map((value) => ({ value: String(value), label: value === 1 ? say('normal') : `${formatNumber(value)}×` }))}
      />
    </Menu>
  );
}
