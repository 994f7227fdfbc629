import type { Video } from '@mortar/protocol/video';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { chosenOf } from '#entities/draft';
import { composeAsked, PostActions, usePost } from '#entities/post';
import { Answers, viewOf } from '#entities/thread';
import { ReplyBox } from '#features/composer';
import { conversation } from './model.ts';
import './said.ts';
import styles from './page.module.css';

/** What is said about a video: to the post in which its author shows it. Without one its author is led there. */
export function Conversation({ video }: { video: Video }) {
  const { found, compose } = useUnit({ found: conversation.$data, compose: composeAsked });
  const [search] = useSearchParams();
  const post = usePost(found?.post?.postid ?? '');
  if (!found) return null;
  if (!post) {
    if (!video.isOwn || video.state === 'rejected') return null;
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
  const view = viewOf(post.postid, search);
  return (
    <section aria-labelledby="said" className={styles.said}>
      <div className={styles.saidHead}>
        <h2 id="said" className={styles.heading}>
          <FormattedMessage id="community.video.comments" values={{ count: post.counts.comments }} />
        </h2>
        <Link to={`/p/${post.postid}`} className={styles.toPost}>
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
