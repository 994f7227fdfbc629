import type { Chapter, Storyboard } from '@mortar/protocol/video';
import { Button, IconButton } from '@mortar/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatClock } from '../../lib/clock.ts';
import type { Deeds } from './keys.ts';
import { OptionsMenu } from './options-menu.tsx';
import styles from './player.module.css';
import { chapterAt, SeekBar } from './seek-bar.tsx';
import type { Source } from './source.ts';
import type { useFullscreen } from './use-fullscreen.ts';
import type { Playback } from './use-playback.ts';

interface Props {
  playback: Playback;
  duration: number;
  source: Source | null;
  deeds: Deeds;
  isMuted: boolean;
  chapters: readonly Chapter[];
  marks: readonly number[];
  storyboard: Storyboard | null;
  languages: readonly string[];
  shown: string;
  onShow: (lang: string) => void;
  onRate: (rate: number) => void;
  room: ReturnType<typeof useFullscreen>;
}

const NONE: readonly never[] = [];

/** The bar and the buttons of a player. */
export function Controls(props: Props) {
  const { playback, duration, source, deeds, isMuted, chapters, marks, storyboard, languages, shown, onShow, onRate, room } = props;
  const { formatMessage } = useIntl();
  const say = (id: string) => formatMessage({ id: `community.player.${id}` });
  const [quality, setQuality] = useState(0);
  const chapter = chapterAt(chapters, playback.time)?.title;
  return (
    <div className={styles.controls}>
      <SeekBar {...{ chapters, marks, storyboard, duration }} time={playback.time} buffered={playback.buffered} onSeek={deeds.seek} />
      <div className={styles.row}>
        <IconButton
          className={styles.button!}
          icon={playback.isPlaying ? 'pause' : 'play'}
          label={say(playback.isPlaying ? 'pause' : 'play')}
          onClick={deeds.toggle}
        />
        <IconButton
          className={styles.button!}
          icon="volume"
          data-off={isMuted || undefined}
          aria-pressed={isMuted}
          label={say('mute')}
          onClick={deeds.mute}
        />
        <span className={styles.time}>
          {formatClock(playback.time)} / {formatClock(duration)}
        </span>
        {chapter && <span className={styles.chapter}>{chapter}</span>}
        <span className={styles.gap} />
        {languages.length > 0 && (
          <Button
            className={styles.button!}
            variant="quiet"
            aria-pressed={shown !== ''}
            aria-label={say('captions')}
            title={say('captions')}
            onClick={deeds.captions}
          >
            CC
          </Button>
        )}
        <OptionsMenu
          heights={source?.heights ?? NONE}
          quality={quality}
          onQuality={(chosen) => {
            setQuality(chosen);
            source?.choose(chosen);
          }}
          rate={playback.rate}
          onRate={onRate}
          captions={languages}
          shown={shown}
          onShow={onShow}
        />
        {room.canFloat && <IconButton className={styles.button!} icon="layers" label={say('float')} onClick={room.float} />}
        <IconButton className={styles.button!} icon="external" label={say(room.isFull ? 'leave' : 'full')} onClick={room.toggle} />
      </div>
    </div>
  );
}
