import { $session } from '@mortar/host';
import type { Account } from '@mortar/protocol/community';
import { searchOf } from '@mortar/remote-kit';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TabLinks } from '../../lib/tab-links.tsx';
import { TABS, type PersonTab } from './model.ts';

/** What can be seen of somebody; what they like and who is around them only where they show it. */
export function PersonTabs({ name, tab, account }: { name: string; tab: PersonTab; account: Account }) {
  const { formatMessage } = useIntl();
  const session = useUnit($session);
  const isOwn = session?.uid === account.uid;
  const showsLikes = account.showsLikes || isOwn;
  return (
    <TabLinks
      label={formatMessage({ id: 'community.person.tabs' })}
      tabs={TABS.filter((each) => (each !== 'likes' || showsLikes) && (each !== 'circle' || account.showsHood || isOwn)).map((each) => ({
        to: `/u/${encodeURIComponent(name)}${searchOf({ show: each }, { show: 'posts' })}`,
        isOn: each === tab,
        label: <FormattedMessage id={`community.person.tab.${each}`} />,
      }))}
    />
  );
}
