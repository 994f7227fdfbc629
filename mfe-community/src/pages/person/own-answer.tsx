import type { OwnComment } from '@mortar/protocol/community';
import { Since } from '@mortar/remote-kit';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { AuthorLine, PostText } from '#entities/post';
import styles from './person-lists.module.css';

/** An answer of somebody, with what it answers. */
export function OwnAnswer({ comment: { postid, author, text, facets, at, on } }: { comment: OwnComment }) {
  if (!author) return null;
  return (
    <div className={styles.answer}>
      <Link to={`/p/${postid}`} className={styles.on}>
        <FormattedMessage
          id={on ? 'community.person.on' : 'community.person.on.gone'}
          values={{ name: <bdi>{on?.author.username}</bdi>, text: on?.text.slice(0, 80) ?? '' }}
        />
      </Link>
      <AuthorLine author={author}>
        <Since at={at} />
      </AuthorLine>
      <PostText text={text} facets={facets} />
    </div>
  );
}
