import type { Output } from '@mortar/protocol';
import type { getExpireTime } from '@mortar/protocol/quiz';
import { FormattedMessage, useIntl } from 'react-intl';

/** When the open round ends and the next one begins, by the clock of whoever reads it. */
export function ClosesAt({ round }: { round: Pick<Output<typeof getExpireTime>, 'next' | 'closesat'> }) {
  const { formatDate } = useIntl();
  const time = round.next ?? round.closesat;
  if (!time) return null;
  const at = formatDate(time, { weekday: 'short', hour: 'numeric', minute: '2-digit' });
  return <FormattedMessage id={round.next ? 'quiz.next-round' : 'quiz.closes'} values={{ at: <time dateTime={time}>{at}</time> }} />;
}
