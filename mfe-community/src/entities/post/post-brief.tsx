import { Count, Since } from '@mortar/remote-kit';
import { Avatar } from '@mortar/ui/data';
import { LazyImage } from '@mortar/ui/media';
import { Link } from 'react-router';
import { Glyph } from '../../lib/glyph.tsx';
import { pathOf } from './address.ts';
import { usePost } from './posts.ts';
import styles from './post-brief.module.css';

/** A post in a few lines, outside of a feed. */
export function PostBrief({ postid }: { postid: string }) {
  const post = usePost(postid);
  if (!post) return null;
  const { author, text, media, at, counts } = post;
  const [picture] = media;
  return (
    <Link to={pathOf(post)} className={styles.post}>
      <span className={styles.head}>
        <Avatar name={author.username} seed={author.uid} src={author.headimgurl} size={28} decorative />
        <bdi className={styles.name}>{author.username}</bdi>
        <span className={styles.meta}>
          <Since at={at} />
        </span>
      </span>
      <span className={styles.text} dir="auto">
        {text}
      </span>
      {picture && <LazyImage src={picture.url} alt={picture.alt} width={16} height={9} className={styles.picture!} />}
      <span className={styles.counts}>
        <Glyph name="like" size={16} /> <Count value={counts.likes} />
        <Glyph name="reply" size={16} /> <Count value={counts.comments} />
      </span>
    </Link>
  );
}
