import type { Post } from '@mortar/protocol/community';
import { Since } from '@mortar/remote-kit';
import { Avatar } from '@mortar/ui/data';
import { LazyImage } from '@mortar/ui/media';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './quote-card.module.css';

/** The post that another one is about, as it stands now; it says so where it was changed since. */
export function QuoteCard({ quote: { rev, post } }: { quote: NonNullable<Post['quote']> }) {
  if (!post) {
    return (
      <p className={styles.gone}>
        <FormattedMessage id="community.quote.gone" />
      </p>
    );
  }
  const { postid, author, text, media, at } = post;
  const [picture] = media;
  return (
    <Link to={`/p/${postid}`} className={styles.quote}>
      <span className={styles.head}>
        <Avatar name={author.username} seed={author.uid} src={author.headimgurl} size={20} decorative />
        <bdi className={styles.name}>{author.username}</bdi>
        <span className={styles.time}>
          <Since at={at} />
        </span>
      </span>
      <span className={styles.body}>
        <span className={styles.text} dir="auto">
          {text}
        </span>
        {picture && <LazyImage src={picture.url} alt={picture.alt} width={1} height={1} className={styles.picture!} />}
      </span>
      {post.rev > rev && (
        <span className={styles.note}>
          <FormattedMessage id="community.quote.changed" />
        </span>
      )}
    </Link>
  );
}
