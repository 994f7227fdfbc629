import { shortAddress } from '@mortar/ui/format';
import { FormattedMessage } from 'react-intl';
import styles from './account.module.css';

/** Where tokens come from, and burnt ones go. */
export const NOBODY = `0x${'0'.repeat(40)}`;

/** Who somebody is on the chain: an address, whole for the pointer. */
export function Account({ of }: { of: string }) {
  if (of === NOBODY) return <FormattedMessage id="market.nobody" />;
  return (
    <code className={styles.account} title={of}>
      {shortAddress(of)}
    </code>
  );
}
