import { FormattedMessage, useIntl } from 'react-intl';
import { TabLinks } from './tab-links.tsx';

/** What somebody has written and not published: drafts, and what waits for its time. */
export function WritingTabs({ on }: { on: 'drafts' | 'calendar' }) {
  const { formatMessage } = useIntl();
  return (
    <TabLinks
      label={formatMessage({ id: 'community.writing' })}
      tabs={(['drafts', 'calendar'] as const).map((page) => ({
        to: `/${page}`,
        isOn: page === on,
        label: <FormattedMessage id={`community.writing.${page}`} />,
      }))}
    />
  );
}
