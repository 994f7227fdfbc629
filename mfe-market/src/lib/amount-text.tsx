import type { Amount } from '@mortar/protocol/market';
import { formatAmount, type FormatLocale } from '@mortar/ui/format';
import { useIntl } from 'react-intl';
import { CurrencyIcon } from './currency-icon.tsx';
import styles from './amount-text.module.css';

interface Props {
  of: Amount;
  /** Whose wrapped ether it may be. */
  chain?: number;
  /** That of the page (spec §5). */
  limit?: number;
}

/** An amount with the sign and the letters of its currency, which may be anything and so stand apart from the line around them. */
export function AmountText({ of: { amount, decimals, symbol }, chain, limit }: Props) {
  const { locale } = useIntl();
  return (
    <span className={styles.amount}>
      <CurrencyIcon symbol={symbol} chain={chain} />
      {formatAmount(amount, decimals, locale as FormatLocale, limit)} <bdi className={styles.symbol}>{symbol}</bdi>
    </span>
  );
}
