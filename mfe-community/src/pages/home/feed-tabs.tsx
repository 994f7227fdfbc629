import { HOME_FEEDS, type HomeFeed } from '@mortar/protocol/community';
import { FormattedMessage, useIntl } from 'react-intl';
import { TabLinks } from '../../lib/tab-links.tsx';

/** The lists of the home page; a visitor follows nobody yet. */
export function FeedTabs({ tab, isSignedIn }: { tab: HomeFeed; isSignedIn: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <TabLinks
      label={formatMessage({ id: 'community.tabs' })}
      tabs={HOME_FEEDS.filter((each) => isSignedIn || each !== 'home').map((each) => ({
        to: `/community?feed=${each}`,
        isOn: each === tab,
        label: <FormattedMessage id={`community.tab.${each}`} />,
      }))}
    />
  );
}
