import { createLoader, Paged } from '@mortar/remote-kit';
import { Button, EmptyState } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { SuggestionRow } from '#entities/suggestion';
import { FeedSkeleton } from '#features/feed-list';
import { Column } from '../../lib/column.tsx';
import { suggestions } from './model.ts';
import list from '../../lib/list.module.css';

export const loader = createLoader(suggestions.wanted);

/** `/community/people`: whom the person may want to follow, with the reason. */
export function Page() {
  const { formatMessage } = useIntl();
  return (
    <Column title={<FormattedMessage id="community.whom" />}>
      <Paged
        of={suggestions}
        endless
        headingLevel={2}
        failed={formatMessage({ id: 'community.whom.failed' })}
        pending={<FeedSkeleton />}
        empty={() => (
          <EmptyState
            headingLevel={2}
            title={formatMessage({ id: 'community.whom.none' })}
            action={
              <Button href="/search?kind=people">
                <FormattedMessage id="community.nav.search" />
              </Button>
            }
          >
            <FormattedMessage id="community.whom.none.why" />
          </EmptyState>
        )}
      >
        {({ items }) => (
          <ul className={list.plain}>
            {items.map((person) => (
              <li key={person.uid}>
                <SuggestionRow of={person} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </Column>
  );
}
