import { useNow } from '@mortar/remote-kit';
import { useIntl } from 'react-intl';
import { yearOf } from './year-of.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Local midnight before a time, in ms. */
const dayOf = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** When something was, as short as a list needs it: the time today, then yesterday, the day of the week, the date. */
export function ListTime({ at }: { at: string }) {
  const { formatDate, formatTime, formatRelativeTime } = useIntl();
  const time = Date.parse(at);
  const days = Math.round((dayOf(useNow()) - dayOf(time)) / DAY_MS);
  return <time dateTime={at}>{text()}</time>;

  function text(): string {
    if (days <= 0) return formatTime(time, { hour: 'numeric', minute: '2-digit' });
    if (days === 1) return formatRelativeTime(-1, 'day', { numeric: 'auto' });
    return formatDate(time, days < 7 ? { weekday: 'short' } : { day: 'numeric', month: 'short', year: yearOf(time) });
  }
}
