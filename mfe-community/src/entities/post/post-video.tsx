import type { Post } from '@mortar/protocol/community';
import { Icon, Spinner } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PlayerHandle } from '#entities/player';
import { MakingNote, useMoments } from '#entities/video';
import { formatClock } from '../../lib/clock.ts';
import { renewFx } from './posts.ts';
import styles from './post-video.module.css';

const Player = lazy(() => import(/* webpackChunkName: "player" */ '#entities/player').then((module) => ({ default: module.Player })));

const SECOND_MS = 1000;

interface Props {
  postid: string;
  video: NonNullable<Post['video']>;
  /** Moments that something is said about, ms. */
  marks?: readonly number[] | undefined;
}

/** A post's video in a room that is its own; what plays it comes with the first press. */
export function PostVideo({ postid, video, marks }: Props) {
  const { formatMessage } = useIntl();
  const renew = useUnit(renewFx);
  const { videoid, title, posterurl, playurl, width, height, durationMs } = video;
  const [isPressed, setPressed] = useState(false);
  const handle = useRef<PlayerHandle>(null);
  const { chosen, tell } = useMoments(videoid, handle);
  const ratio = { aspectRatio: `${width || 16} / ${height || 9}` };
  if (playurl === '') {
    return (
      <div className={styles.video}>
        {posterurl && <img className={styles.poster} src={posterurl} alt="" style={ratio} />}
        <MakingNote video={video} />
      </div>
    );
  }
  if (isPressed || chosen !== null) {
    return (
      <div className={styles.video}>
        <Suspense fallback={<Spinner label={formatMessage({ id: 'community.player.loading' })} />}>
          <Player
            {...video}
            begins
            beginsAt={chosen ?? 0}
            marks={marks}
            handle={handle}
            onTime={tell}
            onExpired={() => renew({ postid })}
          />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={styles.video} style={ratio}>
      <button
        type="button"
        className={styles.begin}
        aria-label={formatMessage({ id: 'community.video.play' }, { title })}
        onClick={() => setPressed(true)}
      >
        {posterurl && <img className={styles.poster} src={posterurl} alt="" loading="lazy" />}
        <span className={styles.sign}>
          <Icon name="play" size={32} />
        </span>
      </button>
      <span className={styles.length}>{formatClock(durationMs / SECOND_MS)}</span>
    </div>
  );
}
