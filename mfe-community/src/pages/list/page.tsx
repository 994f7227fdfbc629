import { createLoader, Loaded, oneOf, searchOf } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router';
import { listPath } from '#entities/people-list';
import { FeedList, FeedSkeleton } from '#features/feed-list';
import { Column } from '../../lib/column.tsx';
import { TabLinks } from '../../lib/tab-links.tsx';
import { ListHead } from './list-head.tsx';
import { listOpened, peopleList, TABS, type Tab } from './model.ts';
import { NobodyYet, People } from './people.tsx';

const tabOf = (search: URLSearchParams): Tab => oneOf(TABS, search.get('show')) ?? 'posts';

export const loader = createLoader(listOpened, ({ params, url }) => ({ listid: params['id'] ?? '', tab: tabOf(url.searchParams) }));

/** `/list/:id`: what people on a list write, and who they are. */
export function Page() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const tab = tabOf(search);
  return (
    <Column title={<FormattedMessage id="community.list" />} titleHidden>
      <Loaded
        of={peopleList}
        failed={formatMessage({ id: 'community.list.failed' })}
        gone={{
          title: formatMessage({ id: 'community.list.gone' }),
          back: { to: '/community', label: formatMessage({ id: 'community.gone.feed' }) },
        }}
        pending={<FeedSkeleton />}
        headingLevel={2}
      >
        {(shown) => (
          <>
            <ListHead list={shown} />
            <TabLinks
              label={formatMessage({ id: 'community.list.parts' })}
              tabs={TABS.map((each) => ({
                to: listPath(id) + searchOf({ show: each }, { show: 'posts' }),
                isOn: each === tab,
                label: <FormattedMessage id={`community.list.tab.${each}`} />,
              }))}
            />
            {tab === 'people' ? (
              <People of={shown} />
            ) : (
              <FeedList
                key={`${id} ${shown.people}`}
                source={{ feed: 'list', id }}
                label={formatMessage({ id: 'community.list.posts' }, { name: shown.name })}
                empty={
                  shown.people === 0 ? (
                    <NobodyYet isOwn={shown.isOwn} />
                  ) : (
                    <EmptyState headingLevel={2} title={formatMessage({ id: 'community.empty.latest' })}>
                      <FormattedMessage id="community.list.quiet" />
                    </EmptyState>
                  )
                }
              />
            )}
          </>
        )}
      </Loaded>
    </Column>
  );
}
