import { createLoader, FailureText, Loaded, Since, useAction } from '@mortar/remote-kit';
import type { Video } from '@mortar/protocol/video';
import { Button, Skeleton } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import { useGate, useUnit } from 'effector-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { Player, type PlayerHandle } from '#entities/player';
import { useMarks, viewOf } from '#entities/thread';
import { MakingNote, useMoments } from '#entities/video';
import { EditVideo } from '#features/video-edit';
import { Chapters } from './chapters.tsx';
import { Conversation } from './conversation.tsx';
import { addressRead, Open, retryFx, video, videoChanged } from './model.ts';
import { $postid } from './said.ts';
import { CommunityNav } from '../../lib/community-nav.tsx';
import { ReportButton } from '../../lib/report-button.tsx';
import { Here } from '../../lib/signed-in.ts';
import styles from './page.module.css';

export const loader = createLoader(addressRead, ({ params, url }) => {
  const { postid: videoid, sort } = viewOf(params['id'] ?? '', url.searchParams);
  return { videoid, sort };
});

/** `/video/:id`: a video, what is written about it, its chapters, what is said in it and to it. */
export function Page() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  return (
    <>
      <CommunityNav />
      <div className={styles.page}>
        <Following key={id} id={id} />
        <Loaded
          of={video}
          headingLevel={1}
          failed={formatMessage({ id: 'community.video.failedOne' })}
          gone={{
            title: formatMessage({ id: 'community.video.gone' }),
            back: { to: '/video', label: formatMessage({ id: 'community.video.all' }) },
          }}
          pending={<Skeleton className={styles.held!} />}
        >
          {(shown) => <Shown key={shown.videoid} video={shown} />}
        </Loaded>
      </div>
    </>
  );
}

function Following({ id }: { id: string }) {
  useGate(Open, { id });
  useGate(Here);
  return null;
}

function Shown({ video: shown }: { video: Video }) {
  const { title, author, at, description, chapters, captions, isOwn, state, videoid, audience } = shown;
  const { renew, retryUnit, changed } = useUnit({ renew: video.readFx, retryUnit: retryFx, changed: videoChanged });
  const retry = useAction(retryUnit);
  const player = useRef<PlayerHandle>(null);
  const { tell } = useMoments(videoid, player);
  const marks = useMarks(useUnit($postid));
  const isPlayable = shown.playurl !== '';
  return (
    <article className={styles.video}>
      {isPlayable && (
        <Player
          key={captions.map(({ url }) => url).join()}
          {...shown}
          hasPageKeys
          hasTranscript
          handle={player}
          marks={marks}
          onTime={tell}
          onExpired={() => renew({ videoid })}
        />
      )}
      {!isPlayable && shown.posterurl && <img className={styles.poster} src={shown.posterurl} alt="" />}
      <MakingNote
        video={shown}
        retry={
          isOwn &&
          (state === 'failed' || state === 'partial') && (
            <Button icon="retry" loading={retry.isBusy} onClick={() => retry.act({ videoid })}>
              <FormattedMessage id="community.video.retry" />
            </Button>
          )
        }
      />
      {retry.failure && <FailureText failure={retry.failure} />}
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.by}>
          <Avatar decorative name={author.username} seed={author.uid} src={author.headimgurl} size={32} />
          <Link className={styles.author} to={`/u/${encodeURIComponent(author.uid)}`}>
            {author.username}
          </Link>
          <span className={styles.meta}>
            <Since at={at} />
            {audience === 'self' && (
              <>
                {' · '}
                <FormattedMessage id="community.video.audience.self" />
              </>
            )}
          </span>
          {!isOwn && <ReportButton of={{ targettype: 'video', targetid: videoid }} />}
        </p>
      </header>
      {description && <p className={styles.description}>{description}</p>}
      <Chapters of={chapters} onChoose={isPlayable ? (seconds) => player.current?.seek(seconds) : undefined} />
      {isOwn && state !== 'rejected' && <EditVideo video={shown} now={() => player.current?.time() ?? 0} onChanged={changed} />}
      <Conversation video={shown} />
    </article>
  );
}
