import { Chip } from '@mortar/ui/data';
import { Select } from '@mortar/ui/choices';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './list.module.css';
import { useView } from './use-view.ts';
import { SORTS } from './view.ts';

/** Which items are shown, and in which order. */
export function ItemFilters() {
  const { formatMessage } = useIntl();
  const { view, show } = useView();
  const label = formatMessage({ id: 'market.sort' });
  return (
    <div className={styles.filters}>
      <div className={styles.chips} role="group" aria-label={formatMessage({ id: 'market.filter' })}>
        <Chip pressed={view.isListed} onPressedChange={(isListed) => show({ isListed })}>
          <FormattedMessage id="market.collection.listed" />
        </Chip>
      </div>
      <Select
        className={styles.sort!}
        label={label}
        placeholder={label}
        value={view.sort}
        onValueChange={(sort) => show({ sort })}
        choices={SORTS.map((value) => ({ value, label: formatMessage({ id: `market.sort.${value}` }) }))}
      />
    </div>
  );
}
