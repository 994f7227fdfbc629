import { LandingSection } from '@mortar/remote-kit';
import { useStoreMap, useUnit } from 'effector-react';
import { $feeds, feedOpened, keyOf, type Source } from '#entities/feed';
import { PostBrief } from '#entities/post';
import styles from './panel.module.css';

const HOT: Source = { feed: 'hot' };
const SHOWN = 3;

/** What people talk about now, on the landing page. Nothing while nobody does. */
export function Panel() {
  const open = useUnit(feedOpened);
  const feed = useStoreMap({ store: $feeds, keys: [keyOf(HOT)], fn: (feeds, [key]) => feeds[key] ?? null });
  const entries = feed?.entries.slice(0, SHOWN) ?? [];
  return (
    <LandingSection title="community.panel" all={{ words: 'community.panel.all', to: '/community' }} onNear={() => open(HOT)}>
      {entries.length > 0 && (
        <ul className={styles.posts}>
          {entries.map(({ key, postid }) => (
            <li key={key}>
              <PostBrief postid={postid} />
            </li>
          ))}
        </ul>
      )}
    </LandingSection>
  );
}
