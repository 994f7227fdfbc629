import { $isSignedIn } from '@mortar/host';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NoticeList } from '#features/notice-list';
import { LogInFirst } from '../../lib/log-in-first.tsx';

/** The person's notices in the dock. */
export function Panel() {
  const isSignedIn = useUnit($isSignedIn);
  return isSignedIn ? <NoticeList headingLevel={3} /> : <Visitor />;
}

function Visitor() {
  const { formatMessage } = useIntl();
  return (
    <LogInFirst reason={formatMessage({ id: 'im.notices.visitor' })}>
      <FormattedMessage id="im.notices.visitor-text" />
    </LogInFirst>
  );
}
