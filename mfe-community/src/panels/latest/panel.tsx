import { useSeen } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useStoreMap, useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { $feeds, feedOpened, keyOf, type Source } from '#entities/feed';
import { PostBrief } from '#entities/post';
import styles from './panel.module.css';

const HOT: Source = { feed: 'hot' };
const SHOWN = 3;

/** What people talk about now, on the landing page. Nothing while nobody does. */
export function Panel() {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const open = useUnit(feedOpened);
  const feed = useStoreMap({ store: $feeds, keys: [keyOf(HOT)], fn: (feeds, [key]) => feeds[key] ?? null });
  useEffect(() => {
    if (isSeen) open(HOT);
  }, [isSeen, open]);
  const entries = feed?.entries.slice(0, SHOWN) ?? [];
  return (
    <div ref={place} className={styles.place}>
      {entries.length > 0 && (
        <section className={styles.panel} aria-labelledby="community-latest">
          <div className={styles.head}>
            <h2 id="community-latest" className={styles.title}>
              <FormattedMessage id="community.panel" />
            </h2>
            <Button render={<Link to="/community" />} trailingIcon="arrow-right">
              <FormattedMessage id="community.panel.all" />
            </Button>
          </div>
          <ul className={styles.posts}>
            {entries.map(({ key, postid }) => (
              <li key={key}>
                <PostBrief postid={postid} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
