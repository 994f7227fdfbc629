import { createLoader, Loaded, oneOf } from '@mortar/remote-kit';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router';
import { FeedSkeleton } from '#features/feed-list';
import { Column } from '../../lib/column.tsx';
import { account, personOpened, TABS, type PersonTab } from './model.ts';
import { PersonHead } from './person-head.tsx';
import { PersonLists } from './person-lists.tsx';
import { PersonTabs } from './person-tabs.tsx';

const tabOf = (search: URLSearchParams): PersonTab => oneOf(TABS, search.get('show')) ?? 'posts';

export const loader = createLoader(personOpened, ({ params, url }) => ({ name: params['name'] ?? '', tab: tabOf(url.searchParams) }));

/** `/u/:name`: who somebody is, and what they write. */
export function Page() {
  const { formatMessage } = useIntl();
  const { name = '' } = useParams();
  const [search] = useSearchParams();
  const tab = tabOf(search);
  const answered = useUnit(account.$answered);
  return (
    <Column title={formatMessage({ id: 'community.person.title' })} titleHidden>
      <Loaded
        of={account}
        is={() => answered?.params === name}
        failed={formatMessage({ id: 'community.person.failed' })}
        gone={{
          title: formatMessage({ id: 'community.person.gone' }),
          back: { to: '/community', label: formatMessage({ id: 'community.gone.feed' }) },
        }}
        headingLevel={2}
        pending={<FeedSkeleton />}
      >
        {(shown) => (
          <>
            <PersonHead account={shown} />
            <PersonTabs name={name} tab={tab} account={shown} />
            <PersonLists tab={tab} account={shown} />
          </>
        )}
      </Loaded>
    </Column>
  );
}
