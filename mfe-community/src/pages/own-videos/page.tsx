import { createLoader, FailureText, Paged, PageFrame, useAction, useAsk } from '@mortar/remote-kit';
import type { VideoCard } from '@mortar/protocol/video';
import { Button, EmptyState, IconButton, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { MakingNote } from '#entities/video';
import { deleteFx, ownVideos, retryFx } from './model.ts';
import { CommunityNav } from '../../lib/community-nav.tsx';
import styles from './page.module.css';

export const loader = createLoader(ownVideos.wanted);

/** `/video/mine`: the person's own videos, what is being made of them, and what went wrong. */
export function Page() {
  const { formatMessage } = useIntl();
  const upload = (
    <Button variant="primary" icon="plus" render={<Link to="/video/upload" />}>
      <FormattedMessage id="community.video.upload" />
    </Button>
  );
  return (
    <>
      <CommunityNav />
      <PageFrame
        width="text"
        title={<FormattedMessage id="community.video.mine" />}
        lede={<FormattedMessage id="community.video.mine.lede" />}
      >
        <div className={styles.acts}>{upload}</div>
        <Paged
          of={ownVideos}
          headingLevel={2}
          failed={formatMessage({ id: 'community.video.failed' })}
          pending={<Skeleton shape="text" lines={8} />}
          empty={() => <EmptyState headingLevel={2} title={formatMessage({ id: 'community.video.mine.none' })} action={upload} />}
        >
          {({ items }) => (
            <ul className={styles.list}>
              {items.map((video) => (
                <OwnVideo key={video.videoid} video={video} />
              ))}
            </ul>
          )}
        </Paged>
      </PageFrame>
    </>
  );
}

function OwnVideo({ video }: { video: VideoCard }) {
  const { formatMessage } = useIntl();
  const ask = useAsk();
  const units = useUnit({ retry: retryFx, remove: deleteFx });
  const [retry, remove] = [useAction(units.retry), useAction(units.remove)];
  const { videoid, title, coverurl, audience, state } = video;
  const throwAway = async () => {
    if (await ask('community.video.delete', { title }, { danger: true, confirm: 'community.video.delete' })) remove.act({ videoid });
  };
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        {coverurl && <img className={styles.cover} src={coverurl} alt="" width={120} height={68} loading="lazy" />}
        <div className={styles.words}>
          <h2 className={styles.title}>
            <Link className={styles.link} to={`/video/${videoid}`}>
              {title}
            </Link>
          </h2>
          <p className={styles.meta}>
            <FormattedMessage id={`community.video.audience.${audience}`} />
          </p>
        </div>
        <IconButton icon="trash" label={formatMessage({ id: 'community.video.delete' })} onClick={() => void throwAway()} />
      </div>
      <MakingNote
        video={video}
        retry={
          (state === 'failed' || state === 'partial') && (
            <Button icon="retry" loading={retry.isBusy} onClick={() => retry.act({ videoid })}>
              <FormattedMessage id="community.video.retry" />
            </Button>
          )
        }
      />
      {(retry.failure ?? remove.failure) && <FailureText failure={(retry.failure ?? remove.failure)!} />}
    </li>
  );
}
