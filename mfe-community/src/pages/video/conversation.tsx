import type { Video } from '@mortar/protocol/video';
import { Loaded } from '@mortar/remote-kit';
import { Button, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { chosenOf } from '#entities/draft';
import { composeAsked, PostActions, usePost } from '#entities/post';
import { Answers, viewOf } from '#entities/thread';
import { ReplyBox } from '#features/composer';
import { conversation } from './model.ts';
import styles from './page.module.css';

/** What is said about a video: to the post in which its author shows it. Without one its author is led there. */
export function Conversation({ video }: { video: Video }) {
  const { formatMessage } = useIntl();
  return (
    <Loaded
      of={conversation}
      headingLevel={2}
      failed={formatMessage({ id: 'community.answers.failed' })}
      pending={<Skeleton shape="text" lines={3} />}
    >
      {({ post }) => (post ? <Said postid={post.postid} /> : video.isOwn && video.state !== 'rejected' && <Unshown video={video} />)}
    </Loaded>
  );
}

function Unshown({ video }: { video: Video }) {
  const compose = useUnit(composeAsked);
  return (
    <p className={styles.by}>
      <Button icon="plus" onClick={() => compose({ video: chosenOf(video) })}>
        <FormattedMessage id="community.video.post" />
      </Button>
      <span className={styles.meta}>
        <FormattedMessage id="community.video.post.why" />
      </span>
    </p>
  );
}

function Said({ postid }: { postid: string }) {
  const [search] = useSearchParams();
  const post = usePost(postid);
  if (!post) return null;
  const view = viewOf(postid, search);
  return (
    <section aria-labelledby="said" className={styles.said}>
      <div className={styles.saidHead}>
        <h2 id="said" className={styles.heading}>
          <FormattedMessage id="community.video.comments" values={{ count: post.counts.comments }} />
        </h2>
        <Link to={`/p/${postid}`} className={styles.toPost}>
          <FormattedMessage id="community.video.toPost" />
        </Link>
      </div>
      <PostActions post={post} />
      <ReplyBox view={view} isInPlace />
      <div className={styles.answers}>
        <Answers view={view} />
      </div>
    </section>
  );
}
