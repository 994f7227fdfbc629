import { Select } from '@mortar/ui/choices';
import { useIntl } from 'react-intl';
import styles from './watchlist.module.css';

interface Props<Value extends string> {
  value: Value;
  values: readonly Value[];
  onChange: (value: Value) => void;
}

/** In which order what is watched stands. */
export function SortChoice<Value extends string>({ value, values, onChange }: Props<Value>) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'market.sort' });
  return (
    <div className={styles.sort}>
      <Select
        label={label}
        placeholder={label}
        value={value}
        onValueChange={onChange}
        choices={values.map((one) => ({ value: one, label: formatMessage({ id: `market.watchlist.sort.${one}` }) }))}
      />
    </div>
  );
}
