import type { Amount } from '@mortar/protocol/market';
import { formatAmount, type FormatLocale } from '@mortar/ui/format';
import { useIntl } from 'react-intl';
import styles from './amount-text.module.css';

/** An amount and its currency; `limit` is that of the page (spec §5). What a currency calls itself may be anything, so it stays apart from the line around it. */
export function AmountText({ of: { amount, decimals, symbol }, limit }: { of: Amount; limit?: number }) {
  const { locale } = useIntl();
  return (
    <span className={styles.amount}>
      {formatAmount(amount, decimals, locale as FormatLocale, limit)} <bdi className={styles.symbol}>{symbol}</bdi>
    </span>
  );
}
