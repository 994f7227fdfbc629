import { createLoader, Loaded, oneOf, searchOf } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router';
import { groupPath, isInside, useGroup } from '#entities/group';
import { composeAsked } from '#entities/post';
import { FeedList, FeedSkeleton } from '#features/feed-list';
import { Column } from '../../lib/column.tsx';
import { TabLinks } from '../../lib/tab-links.tsx';
import { GroupHead } from './group-head.tsx';
import { Members } from './members.tsx';
import { group, groupOpened, TABS, tabsOf, type Tab } from './model.ts';
import styles from './page.module.css';

const tabOf = (search: URLSearchParams): Tab => oneOf(TABS, search.get('show')) ?? 'posts';

export const loader = createLoader(groupOpened, ({ params, url }) => ({ groupid: params['id'] ?? '', tab: tabOf(url.searchParams) }));

/** `/group/:id`: what a group is, what is posted in it, and who is in it. */
export function Page() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const shown = useGroup(id);
  const tab = tabOf(search);
  const compose = useUnit(composeAsked);
  return (
    <Column title={shown ? <bdi>{shown.name}</bdi> : <FormattedMessage id="community.group" />} titleHidden>
      <Loaded
        of={group}
        is={({ groupid }) => shown !== null || groupid === id}
        failed={formatMessage({ id: 'community.group.failed' })}
        gone={{
          title: formatMessage({ id: 'community.group.gone' }),
          back: { to: '/groups', label: formatMessage({ id: 'community.groups.all' }) },
        }}
        pending={<FeedSkeleton />}
        headingLevel={2}
      >
        {(read) => {
          const now = shown ?? read;
          const tabs = tabsOf(now.role);
          return (
            <>
              <GroupHead group={now} />
              <TabLinks
                label={formatMessage({ id: 'community.group.parts' })}
                tabs={tabs.map((each) => ({
                  to: groupPath(id) + searchOf({ show: each }, { show: 'posts' }),
                  isOn: each === tab,
                  label: <FormattedMessage id={`community.group.tab.${each}`} values={{ count: now.waiting }} />,
                }))}
              />
              {tab === 'posts' ? (
                <>
                  {isInside(now.role) && (
                    <button type="button" className={styles.write} onClick={() => compose({ group: id })}>
                      <FormattedMessage id="community.group.write" values={{ name: now.name }} />
                    </button>
                  )}
                  <FeedList
                    key={id}
                    source={{ feed: 'group', id }}
                    label={formatMessage({ id: 'community.group.posts' }, { name: now.name })}
                    empty={
                      <EmptyState headingLevel={2} title={formatMessage({ id: 'community.empty.latest' })}>
                        <FormattedMessage id={isInside(now.role) ? 'community.empty.latest.why' : 'community.group.empty.why'} />
                      </EmptyState>
                    }
                  />
                </>
              ) : (
                tabs.includes(tab) && <Members group={now} tab={tab} />
              )}
            </>
          );
        }}
      </Loaded>
    </Column>
  );
}
