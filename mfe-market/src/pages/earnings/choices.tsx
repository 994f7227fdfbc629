import { Select } from '@mortar/ui/choices';
import { useIntl } from 'react-intl';
import { useAddress } from '../../lib/use-address.ts';
import styles from './page.module.css';
import { METHODS, PERIODS, readView, searchOfView } from './view.ts';

/** Of which period, and which lots leave first. */
export function Choices() {
  const { formatMessage } = useIntl();
  const { view, show } = useAddress(readView, searchOfView);
  const [period, method] = [formatMessage({ id: 'market.own.period' }), formatMessage({ id: 'market.own.method' })];
  return (
    <div className={styles.choices}>
      <Select
        className={styles.choice!}
        label={period}
        placeholder={period}
        value={view.period}
        onValueChange={(value) => show({ period: value })}
        choices={PERIODS.map((value) => ({ value, label: formatMessage({ id: `market.own.period.${value}` }) }))}
      />
      <Select
        className={styles.choice!}
        label={method}
        placeholder={method}
        value={view.method}
        onValueChange={(value) => show({ method: value })}
        choices={METHODS.map((value) => ({ value, label: formatMessage({ id: `market.own.method.${value}` }) }))}
      />
    </div>
  );
}
