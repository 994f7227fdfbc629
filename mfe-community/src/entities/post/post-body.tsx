import type { Post } from '@mortar/protocol/community';
import { CollectionCard, collectionIn } from '#entities/collection';
import { LinkCard } from './link-card.tsx';
import { Pictures } from './pictures.tsx';
import { PollView } from './poll-view.tsx';
import { PostVideo } from './post-video.tsx';
import { PostText } from './post-text.tsx';
import { QuoteCard } from './quote-card.tsx';
import styles from './post-card.module.css';

/** What a post says: words, pictures, a choice, where its link leads, what it is about. */
export function PostBody({ post, size, marks }: { post: Post; size?: 'large'; marks?: readonly number[] }) {
  const { postid, text, facets, lang, media, video, poll, card, quote } = post;
  const collection = collectionIn(facets, location.origin);
  const link = card && media.length === 0 && !video && <LinkCard card={card} />;
  return (
    <div className={styles.body}>
      {text && <PostText text={text} facets={facets} lang={lang} size={size} />}
      <Pictures pictures={media} />
      {video && <PostVideo postid={postid} video={video} marks={marks} />}
      {poll && <PollView postid={postid} poll={poll} />}
      {collection ? <CollectionCard id={collection} otherwise={link} /> : link}
      {quote && <QuoteCard quote={quote} />}
    </div>
  );
}
