import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { yearOf } from './year-of.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Local midnight before a time, in ms. */
const dayOf = (time: number) => new Date(time).setHours(0, 0, 0, 0);

function everyMinute(passed: () => void): () => void {
  const timer = setInterval(passed, MINUTE_MS);
  return () => clearInterval(timer);
}
const useToday = () => useSyncExternalStore(everyMinute, () => dayOf(Date.now()));

/** When something was, as short as a list needs it: the time today, then yesterday, the day of the week, the date. */
export function ListTime({ at }: { at: string }) {
  const { formatDate, formatTime, formatRelativeTime } = useIntl();
  const time = Date.parse(at);
  const days = Math.round((useToday() - dayOf(time)) / DAY_MS);
  return <time dateTime={at}>{text()}</time>;

  function text(): string {
    if (days <= 0) return formatTime(time, { hour: 'numeric', minute: '2-digit' });
    if (days === 1) return formatRelativeTime(-1, 'day', { numeric: 'auto' });
    return formatDate(time, days < 7 ? { weekday: 'short' } : { day: 'numeric', month: 'short', year: yearOf(time) });
  }
}
