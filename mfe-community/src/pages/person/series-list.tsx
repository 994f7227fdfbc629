import { $session, dialogOpened } from '@mortar/host';
import { Paged } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { FeedSkeleton } from '#features/feed-list';
import { series } from './model.ts';
import list from '../../lib/list.module.css';
import styles from './person-lists.module.css';

/** Series of somebody's posts, and on one's own profile the way to make one. */
export function SeriesList({ uid, empty }: { uid: string; empty: ReactNode }) {
  const { session, open } = useUnit({ session: $session, open: dialogOpened });
  return (
    <>
      {session?.uid === uid && (
        <div className={styles.choice}>
          <Button icon="plus" onClick={() => open({ name: 'community.series', props: {} })}>
            <FormattedMessage id="community.series.new" />
          </Button>
        </div>
      )}
      <Paged of={series} empty={() => empty} pending={<FeedSkeleton />}>
        {({ items }) => (
          <ul className={list.plain}>
            {items.map(({ id, title, description, posts }) => (
              <li key={id} className={styles.series}>
                <Link to={`/series/${id}`} className={styles.title}>
                  <bdi>{title}</bdi>
                </Link>
                <p className={styles.on}>
                  <FormattedMessage id="community.person.posts" values={{ count: posts }} />
                </p>
                {description && <p className={styles.about}>{description}</p>}
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
}
