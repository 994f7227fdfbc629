import { createLoader, Loaded, Paged } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PostCard } from '#entities/post';
import { FeedSkeleton } from '#features/feed-list';
import { Column } from '../../lib/column.tsx';
import list from '../../lib/list.module.css';
import { posts, series, seriesOpened } from './model.ts';
import { SeriesHead } from './series-head.tsx';

export const loader = createLoader(seriesOpened, ({ params }) => params['id'] ?? '');

/** `/series/:id`: posts of one person that belong together, in their order. */
export function Page() {
  const { formatMessage } = useIntl();
  const shown = useUnit(series.$data);
  const title = shown?.kind === 'content' ? <bdi>{shown.title}</bdi> : formatMessage({ id: 'community.series.one' });
  return (
    <Column title={title}>
      <Loaded
        of={series}
        failed={formatMessage({ id: 'community.series.failed' })}
        gone={{
          title: formatMessage({ id: 'community.series.gone' }),
          back: { to: '/community', label: formatMessage({ id: 'community.gone.feed' }) },
        }}
        headingLevel={2}
        pending={<FeedSkeleton />}
      >
        {(one) =>
          one.kind === 'content' && (
            <>
              <SeriesHead series={one} />
              <Paged
                of={posts}
                endless
                pending={<FeedSkeleton />}
                empty={() => (
                  <EmptyState title={formatMessage({ id: 'community.series.empty' })}>
                    <FormattedMessage id="community.series.empty.why" />
                  </EmptyState>
                )}
              >
                {({ items }) => (
                  <ol className={list.plain}>
                    {items.map((postid) => (
                      <li key={postid} className={list.item}>
                        <article>
                          <PostCard postid={postid} by={null} why={null} />
                        </article>
                      </li>
                    ))}
                  </ol>
                )}
              </Paged>
            </>
          )
        }
      </Loaded>
    </Column>
  );
}
