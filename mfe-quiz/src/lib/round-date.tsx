import { useIntl } from 'react-intl';

/** The day of a round. @param id `YYYY-MM-DD`, a day in Hong Kong */
export function RoundDate({ id }: { id: string }) {
  const { formatDate } = useIntl();
  // The day is a name and no moment: it is the same everywhere.
  return <time dateTime={id}>{formatDate(`${id}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' })}</time>;
}
