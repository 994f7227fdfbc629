import { createLoader } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { Tabs } from '@mortar/ui/navigation';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTakenConversation } from '#features/taker';
import { PageFrame } from '../../lib/page-frame.tsx';
import { Applications, Blocked, Contacts } from './lists.tsx';
import { isTab, TABS, tabWanted, type TabName } from './model.ts';

const tabOf = (query: URLSearchParams): TabName => {
  const named = query.get('tab');
  return isTab(named) ? named : 'requests';
};

export const loader = createLoader(tabWanted, ({ url }) => tabOf(url.searchParams));

const addressOf = (tab: TabName) => `/im/followers?tab=${tab}`;

/** `/im/followers`: requests, contacts, followers, and whom the person follows or has blocked. */
export function Page() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const tab = tabOf(query);
  useTakenConversation();
  return (
    <PageFrame titleId="im.followers.title" ledeId="im.followers.lede">
      <Tabs
        label={formatMessage({ id: 'im.followers.title' })}
        value={tab}
        onValueChange={(next) => void navigate(addressOf(next), { replace: true, preventScrollReset: true })}
        tabs={TABS.map((value) => ({
          value,
          label: formatMessage({ id: `im.followers.${value}` }),
          href: addressOf(value),
          children: value === tab && <List tab={value} />,
        }))}
      />
      <p>
        <Button icon="plus" render={<Link to="/im/addFriend" />}>
          <FormattedMessage id="im.add-friend.title" />
        </Button>
      </p>
    </PageFrame>
  );
}

function List({ tab }: { tab: TabName }) {
  if (tab === 'contacts') return <Contacts />;
  return tab === 'blocked' ? <Blocked /> : <Applications tab={tab} />;
}
