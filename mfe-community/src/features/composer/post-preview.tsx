import { $session } from '@mortar/host';
import type { Facet } from '@mortar/protocol/community';
import { Avatar } from '@mortar/ui/data';
import { useStoreMap, useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Draft } from '#entities/draft';
import { $posts, Pictures, PostText, QuoteCard } from '#entities/post';
import styles from './post-preview.module.css';

/** What is written as readers will see it. */
export function PostPreview({ draft, facets }: { draft: Draft; facets: readonly Facet[] }) {
  const { formatMessage } = useIntl();
  const session = useUnit($session);
  const quoted = useStoreMap({ store: $posts, keys: [draft.quote], fn: (posts, [id]) => (id ? (posts[id] ?? null) : null) });
  const pictures = draft.pictures.flatMap(({ asset, alt }) => (asset ? [{ ...asset, alt }] : []));
  return (
    <section className={styles.preview} aria-label={formatMessage({ id: 'community.compose.preview' })}>
      {session && (
        <p className={styles.head}>
          <Avatar name={session.username} seed={session.uid} src={session.headimgurl} size={40} decorative />
          <bdi>{session.username}</bdi>
        </p>
      )}
      <div className={styles.body} inert>
        {draft.text.trim() && <PostText text={draft.text} facets={[...facets]} />}
        <Pictures pictures={pictures} />
        {draft.video?.coverurl && <img className={styles.cover} src={draft.video.coverurl} alt={draft.video.title} />}
        {draft.poll && (
          <ul className={styles.poll}>
            {draft.poll.filter(Boolean).map((option, index) => (
              <li key={index} className={styles.option}>
                {option}
              </li>
            ))}
          </ul>
        )}
        {draft.quote !== null && <QuoteCard quote={{ rev: quoted?.rev ?? 0, post: quoted }} />}
      </div>
      <p className={styles.note}>
        <FormattedMessage id={`community.audience.${draft.audience}`} />
      </p>
    </section>
  );
}
