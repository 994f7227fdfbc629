import type { FeedItem, Post } from '@mortar/protocol/community';
import { Since } from '@mortar/remote-kit';
import { Icon, Tag } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { personPath, useFollows } from '#entities/person';
import { Glyph } from '../../lib/glyph.tsx';
import { pathOf } from './address.ts';
import { useAudienceName } from './audience-name.ts';
import { AuthorLine } from './author-line.tsx';
import { PostActions } from './post-actions.tsx';
import { PostBody } from './post-body.tsx';
import { PostMenu } from './post-menu.tsx';
import { usePost } from './posts.ts';
import { Removed } from './removed.tsx';
import { useRemoval } from './removal.ts';
import { useViewed } from './use-viewed.ts';
import { Why } from './why.tsx';
import styles from './post-card.module.css';

/** A place in a list: a post, who passed it on, why it is here. */
type Props = Pick<FeedItem, 'by' | 'why'> & { postid: string };

const AUDIENCE_ICON = { followers: 'users', mutuals: 'users', link: 'link', group: 'users', holders: 'wallet', self: 'lock' } as const;

/** A post in a list. */
export function PostCard(props: Props) {
  const { postid } = props;
  const post = usePost(postid);
  const removal = useRemoval(postid);
  if (removal) return <Removed type="post" id={postid} state={removal} />;
  return post && <Card {...props} post={post} />;
}

function Card({ post, by, why }: Props & { post: Post }) {
  const { formatMessage, formatDate } = useIntl();
  const audienceName = useAudienceName(post);
  const place = useViewed<HTMLDivElement>(post.postid);
  // In the list of whom one follows it goes without saying.
  const isFollowed = useFollows(post.author.uid) === true && why?.reason !== 'follow';
  const { author, at, editedAt, audience, group, isDemo } = post;
  return (
    <div ref={place} className={styles.card}>
      {by && (
        <Link to={personPath(by.uid)} className={styles.by}>
          <Glyph name="repost" size={16} />
          <span>
            <FormattedMessage id="community.by" values={{ name: <bdi>{by.username}</bdi> }} />
          </span>
        </Link>
      )}
      <Link to={personPath(author.uid)} className={styles.face} tabIndex={-1} aria-hidden="true">
        <Avatar name={author.username} seed={author.uid} src={author.headimgurl} size={40} decorative />
      </Link>
      <div className={styles.content}>
        <div className={styles.head}>
          <AuthorLine author={author}>
            {isFollowed && (
              <span title={formatMessage({ id: 'community.follow.on' })} className={styles.sign}>
                <Icon name="check" size={16} label={formatMessage({ id: 'community.follow.on' })} />
              </span>
            )}
            <Link
              to={pathOf(post)}
              data-act="open"
              className={styles.time}
              title={formatDate(at, { dateStyle: 'full', timeStyle: 'short' })}
            >
              <Since at={at} />
            </Link>
            {editedAt && (
              <span>
                · <FormattedMessage id="community.edited" />
              </span>
            )}
            {audience !== 'public' && (
              <span className={styles.sign} title={audienceName}>
                <Icon name={AUDIENCE_ICON[audience]} size={16} label={audienceName} />
              </span>
            )}
            {isDemo && (
              <Tag>
                <FormattedMessage id="community.demo" />
              </Tag>
            )}
          </AuthorLine>
          <div className={styles.menu}>
            <PostMenu post={post} />
          </div>
        </div>
        {group && (
          <p className={styles.group}>
            <Link to={`/group/${group.groupid}`} className={styles.groupLink}>
              <bdi>{group.name}</bdi>
            </Link>
          </p>
        )}
        <PostBody post={post} />
        <PostActions post={post} />
        <Why why={why} />
      </div>
    </div>
  );
}
