import { PageFrame } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';

/** `/community`: the feed. */
export function Page() {
  const { formatMessage } = useIntl();
  return (
    <PageFrame title={<FormattedMessage id="community.title" />} lede={<FormattedMessage id="community.lede" />}>
      <EmptyState title={formatMessage({ id: 'community.soon' })}>
        <FormattedMessage id="community.soonWhy" />
      </EmptyState>
    </PageFrame>
  );
}
