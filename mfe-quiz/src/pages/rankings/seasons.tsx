import { Select } from '@mortar/ui/choices';
import { useUnit } from 'effector-react';
import { useIntl, type IntlShape } from 'react-intl';
import { rankings } from './model.ts';
import styles from './page.module.css';
import type { View } from './view.ts';

/** A month by name. @param season `YYYY-MM` */
export const monthName = ({ formatDate }: Pick<IntlShape, 'formatDate'>, season: string): string =>
  formatDate(`${season}-01T00:00:00Z`, { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** Chooses the month that runs, one that is over, or all time. */
export function Seasons({ view, onChange }: { view: View; onChange: (season: string) => void }) {
  const intl = useIntl();
  const over = useUnit(rankings[view.board].$data)?.seasons ?? [];
  const known = ['month', 'all', ...over].includes(view.season) ? over : [view.season, ...over];
  const label = intl.formatMessage({ id: 'quiz.rankings.season' });
  return (
    <Select
      className={styles.season}
      label={label}
      placeholder={label}
      value={view.season}
      onValueChange={onChange}
      choices={[
        { value: 'month', label: intl.formatMessage({ id: 'quiz.rankings.this-month' }) },
        ...known.map((season) => ({ value: season, label: monthName(intl, season) })),
        { value: 'all', label: intl.formatMessage({ id: 'quiz.rankings.all-time' }) },
      ]}
    />
  );
}
