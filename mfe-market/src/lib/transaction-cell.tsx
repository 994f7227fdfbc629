import { Copy } from '@mortar/remote-kit';
import { shortHash } from '@mortar/ui/format';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { explorerPath } from './explorer.ts';
import styles from './transaction-cell.module.css';

/** A transaction by the ends of its hash, to be copied, with the way to it where its chain has a public explorer. */
export function TransactionCell({ chain, hash }: { chain: number; hash: string }) {
  const path = explorerPath(chain, 'tx', hash);
  const text = <code title={hash}>{shortHash(hash)}</code>;
  return (
    <span className={styles.transaction}>
      {path ? <Link to={path}>{text}</Link> : text}
      <Copy iconOnly value={hash} label={useIntl().formatMessage({ id: 'market.transaction.copy' })} />
    </span>
  );
}
