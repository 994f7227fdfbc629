import { FormattedMessage, useIntl } from 'react-intl';
import { TabLinks } from '../../lib/tab-links.tsx';
import { TABS, type FeedTab } from './view.ts';

/** The lists of the home page; a visitor follows nobody yet. */
export function FeedTabs({ tab, isSignedIn }: { tab: FeedTab; isSignedIn: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <TabLinks
      label={formatMessage({ id: 'community.tabs' })}
      tabs={TABS.filter((each) => isSignedIn || each !== 'home').map((each) => ({
        to: `/community?feed=${each}`,
        isOn: each === tab,
        label: <FormattedMessage id={`community.tab.${each}`} />,
      }))}
    />
  );
}
