import { $session } from '@mortar/host';
import { createLoader, Paged, useSearch, useShow } from '@mortar/remote-kit';
import { Button, EmptyState, Skeleton } from '@mortar/ui';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { StoryCard } from '#entities/news';
import { FreshPill } from '../../lib/fresh-pill.tsx';
import { WideColumn } from '../../lib/wide-column.tsx';
import { EditorsRow } from './editors-row.tsx';
import { Filters } from './filters.tsx';
import { $fresh, freshWanted, Watched } from './live.ts';
import { stories, type Asked } from './model.ts';
import styles from './page.module.css';
import { isNarrowed, readView } from './view.ts';

export const loader = createLoader<Asked, unknown, unknown>(stories.wanted, ({ url, scope }) => ({
  ...readView(url.search),
  uid: scope.getState($session)?.uid ?? null,
}));

/** `/news`: the lead story, and all others as a river by time. */
export function Page() {
  const { formatMessage } = useIntl();
  const view = readView(useSearch());
  const show = useShow();
  const { isLoading, fresh, letIn } = useUnit({ isLoading: stories.$isLoading, fresh: $fresh, letIn: freshWanted });
  useGate(Watched);
  const emptyId = view.isKept ? 'kept' : isNarrowed(view) ? 'filtered' : 'nothing';
  return (
    <WideColumn title={<FormattedMessage id="community.news.title" />} lede={<FormattedMessage id="community.news.lede" />}>
      <EditorsRow />
      <Filters view={view} />
      <div aria-busy={isLoading || undefined}>
        {fresh > 0 && (
          <FreshPill onPress={letIn}>
            <FormattedMessage id="community.news.fresh" values={{ count: fresh }} />
          </FreshPill>
        )}
        <Paged
          endless
          of={stories}
          failed={formatMessage({ id: 'community.news.failed' })}
          headingLevel={2}
          pending={<Skeleton shape="text" lines={12} />}
          empty={() => (
            <EmptyState
              headingLevel={2}
              kind={isNarrowed(view) ? 'filtered' : 'nothing'}
              title={formatMessage({ id: `community.news.empty.${emptyId}` })}
              action={
                isNarrowed(view) && (
                  <Button onClick={() => show('')}>
                    <FormattedMessage id="community.news.showAll" />
                  </Button>
                )
              }
            >
              <FormattedMessage id={`community.news.empty.${emptyId}.why`} />
            </EmptyState>
          )}
        >
          {({ items: [lead, ...river] }) => (
            <>
              <StoryCard story={lead!} isLead />
              <div className={styles.river}>
                {river.map((story) => (
                  <StoryCard key={story.lead.newsid} story={story} />
                ))}
              </div>
            </>
          )}
        </Paged>
      </div>
    </WideColumn>
  );
}
