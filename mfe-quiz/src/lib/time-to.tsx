import { $clockOffset } from '@mortar/host';
import { useSecondsLeft } from '@mortar/ui/fields';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Time until a moment of the server's, counted down by the second; further than a day away its date. @param until ms since the epoch */
export function TimeTo({ until }: { until: number }) {
  const { formatDate } = useIntl();
  const seconds = useSecondsLeft(until - useUnit($clockOffset));
  if (seconds > DAY)
    return <time dateTime={new Date(until).toISOString()}>{formatDate(until, { dateStyle: 'medium', timeStyle: 'short' })}</time>;
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  return (
    <span role="timer" aria-live="off">
      <FormattedMessage
        id={hours > 0 ? 'quiz.event.in.hours' : 'quiz.event.in'}
        values={{ hours, minutes: hours > 0 ? twoDigits(minutes) : minutes, seconds: twoDigits(seconds % MINUTE) }}
      />
    </span>
  );
}
