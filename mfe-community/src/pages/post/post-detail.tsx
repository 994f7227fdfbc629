import { dialogOpened } from '@mortar/host';
import type { Post } from '@mortar/protocol/community';
import { Avatar } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { FollowButton, personPath } from '#entities/person';
import { AuthorLine, PostActions, PostBody, PostMenu, Removed, useAudienceName, usePost, useRemoval, useViewed } from '#entities/post';
import { useMarks } from '#entities/thread';
import styles from './post-detail.module.css';

/** The post that the page is about, whole. */
export function PostDetail({ postid }: { postid: string }) {
  const post = usePost(postid);
  const removal = useRemoval(postid);
  if (removal) return <Removed type="post" id={postid} state={removal} />;
  return post && <Detail post={post} />;
}

function Detail({ post }: { post: Post }) {
  const { postid } = post;
  const audienceName = useAudienceName(post);
  const place = useViewed<HTMLElement>(postid);
  const open = useUnit(dialogOpened);
  const marks = useMarks(postid);
  const { author, at, editedAt, gate, counts } = post;
  return (
    <article ref={place} className={styles.post}>
      <header className={styles.head}>
        <Link to={personPath(author.uid)} className={styles.face} tabIndex={-1} aria-hidden="true">
          <Avatar name={author.username} seed={author.uid} src={author.headimgurl} size={48} decorative />
        </Link>
        <AuthorLine author={author} />
        <FollowButton uid={author.uid} username={author.username} />
        <PostMenu post={post} />
      </header>
      <PostBody post={post} size="large" marks={marks} />
      <p className={styles.facts}>
        <time dateTime={at}>
          <FormattedDate value={at} dateStyle="long" timeStyle="short" />
        </time>
        <span>{gate ? <Link to={`/market/collections/${gate.collection}`}>{audienceName}</Link> : audienceName}</span>
        {editedAt && (
          <button type="button" className={styles.fact} onClick={() => open({ name: 'community.versions', props: { postid } })}>
            <FormattedMessage id="community.edited.times" values={{ count: post.rev }} />
          </button>
        )}
        {counts.likes > 0 && (
          <button type="button" className={styles.fact} onClick={() => open({ name: 'community.people', props: { likes: postid } })}>
            <FormattedMessage id="community.likes" values={{ count: counts.likes }} />
          </button>
        )}
      </p>
      <PostActions post={post} />
    </article>
  );
}
