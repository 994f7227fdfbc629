import { $isMuted, $volume, muteChosen } from '@mortar/host';
import type { Caption, Chapter, Storyboard } from '@mortar/protocol/video';
import { Button, Icon, Spinner } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Controls } from './controls.tsx';
import { pressKey, type Deeds } from './keys.ts';
import { languageName } from '../../lib/language-name.ts';
import styles from './player.module.css';
import { Transcript } from './transcript.tsx';
import { useCaptions } from './use-captions.ts';
import { useFrame } from './use-frame.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { usePlayback } from './use-playback.ts';
import { useSource } from './use-source.ts';

/** Moves a player from outside. */
export interface PlayerHandle {
  /** Goes to a moment, and into view. */
  seek: (seconds: number) => void;
  /** Where it is, in seconds. */
  time: () => number;
}

export interface PlayerProps {
  title: string;
  playurl: string;
  posterurl: string;
  /** As it is seen, px: it holds the place. */
  width: number;
  height: number;
  durationMs: number;
  chapters?: readonly Chapter[];
  captions?: readonly Caption[];
  storyboard?: Storyboard | null;
  /** Keys work wherever nothing else has them: for a page that is about this video. */
  hasPageKeys?: boolean;
  /** What is said stands below it, line by line. */
  hasTranscript?: boolean;
  /** The address has ended: asks for another one. */
  onExpired: () => Promise<unknown>;
  /** It plays as soon as it is there, from so many seconds on. */
  begins?: boolean;
  beginsAt?: number;
  /** Moments that something is said about, ms. */
  marks?: readonly number[] | undefined;
  /** Where it is, in seconds, whenever that changes. */
  onTime?: (seconds: number) => void;
  handle?: Ref<PlayerHandle>;
}

const NONE: readonly never[] = [];
/** So far before its end a video is not over. */
const END_SECONDS = 0.05;

/** Keys that somebody means for what has the focus. */
const isOthers = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => {
  const has = (selector: string) => (target as HTMLElement).closest(selector) !== null;
  return (
    altKey || ctrlKey || metaKey || (key === ' ' && has('button, a')) || has('[role="menu"], textarea, select, input:not([type="range"])')
  );
};

/** Plays a video: what it needs comes with the first press. */
export function Player(props: PlayerProps) {
  const { title, playurl, posterurl, width, height, durationMs, hasPageKeys = false, hasTranscript = false } = props;
  const { chapters = NONE, captions = NONE, storyboard = null, onExpired, handle } = props;
  const { begins = false, beginsAt = 0, marks = NONE, onTime } = props;
  const { formatMessage, locale } = useIntl();
  const say = (id: string) => formatMessage({ id: `community.player.${id}` });
  const { isMuted, volume, mute } = useUnit({ isMuted: $isMuted, volume: $volume, mute: muteChosen });
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const playback = usePlayback(video);
  const { source, failure, open, isOpen, retry } = useSource(video, playurl, onExpired);
  const room = useFullscreen(frame, video);
  const languages = captions.map(({ lang }) => lang);
  const ownLanguage = languages.find((lang) => lang === locale) ?? languages[0] ?? '';
  const { shown, show, lines } = useCaptions(video, hasTranscript ? ownLanguage : '');
  /** Pressed before there was anything to play. */
  const [isWanted, setWanted] = useState(false);
  const duration = playback.duration || durationMs / 1000;

  useEffect(() => {
    video.current!.muted = isMuted;
    video.current!.volume = volume;
  }, [isMuted, volume]);
  useEffect(() => {
    if (source && isWanted) void video.current!.play().catch(() => undefined);
  }, [source, isWanted]);

  const seek = (seconds: number) => {
    open();
    video.current!.currentTime = Math.min(Math.max(0, seconds), Math.max(0, duration - END_SECONDS));
  };
  const deeds: Deeds = {
    toggle() {
      const element = video.current!;
      open();
      const plays = element.paused && (source !== null || !isWanted);
      setWanted(plays);
      if (!plays) element.pause();
      else if (source) void element.play().catch(() => undefined);
    },
    skip: (seconds) => seek(video.current!.currentTime + seconds),
    seek,
    mute: () => mute(!isMuted),
    fullscreen: room.toggle,
    captions: () => show(shown ? '' : ownLanguage),
  };
  const { isResting, wake } = useFrame(frame, {
    hasPageKeys,
    onKey(event) {
      if (isOthers(event)) return;
      if (pressKey(event.key, deeds, { chapters, time: video.current!.currentTime })) event.preventDefault();
    },
  });
  const begin = useEffectEvent(() => {
    if (!begins) return;
    if (beginsAt > 0) seek(beginsAt);
    deeds.toggle();
  });
  useEffect(() => begin(), []);
  const tellTime = useEffectEvent((seconds: number) => {
    onTime?.(seconds);
  });
  useEffect(() => tellTime(playback.time), [playback.time]);
  const reveal = (seconds: number) => {
    seek(seconds);
    // Who chooses a moment further down wants to see it.
    frame.current?.scrollIntoView({ block: 'nearest' });
  };
  useImperativeHandle(handle, () => ({ seek: reveal, time: () => video.current?.currentTime ?? 0 }));

  const press = () => {
    wake();
    deeds.toggle();
  };
  const isBusy = isOpen && !failure && (playback.isWaiting || (!source && isWanted));
  return (
    <section className={styles.player} aria-label={title}>
      <div
        ref={frame}
        className={styles.frame}
        style={{ aspectRatio: `${width || 16} / ${height || 9}` }}
        data-rests={(playback.isPlaying && isResting) || undefined}
      >
        <video
          ref={video}
          className={styles.video}
          muted
          playsInline
          preload="none"
          {...(posterurl && { poster: posterurl })}
          aria-label={title}
          onClick={press}
          onDoubleClick={room.toggle}
        >
          {captions.map(({ lang, url }) => (
            <track key={url} kind="captions" src={url} srcLang={lang} label={languageName(lang)} />
          ))}
        </video>
        {!playback.isPlaying && !isBusy && !failure && (
          <button type="button" className={styles.begin} aria-label={say(playback.hasEnded ? 'again' : 'play')} onClick={press}>
            <Icon name={playback.hasEnded ? 'retry' : 'play'} size={32} />
          </button>
        )}
        {isBusy && <Spinner className={styles.busy!} label={say('loading')} />}
        {failure && (
          <div role="alert" className={styles.failure}>
            <p>{say(`failed.${failure}`)}</p>
            {failure === 'network' && (
              <Button icon="retry" onClick={retry}>
                <FormattedMessage id="community.player.retry" />
              </Button>
            )}
          </div>
        )}
        <Controls
          {...{ playback, duration, source, deeds, isMuted, chapters, marks, storyboard, languages, shown, room }}
          onShow={show}
          onRate={(rate) => {
            video.current!.playbackRate = rate;
          }}
        />
      </div>
      {hasTranscript && lines.length > 0 && <Transcript lines={lines} lang={ownLanguage} time={playback.time} onSeek={seek} />}
    </section>
  );
}
