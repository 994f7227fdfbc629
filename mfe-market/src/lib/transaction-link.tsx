import { shortHash } from '@mortar/ui/format';
import { Link } from 'react-router';
import { explorerPath } from './explorer.ts';

/** A transaction by the ends of its hash, with the way to it where its chain has a public explorer. */
export function TransactionLink({ chain, hash }: { chain: number; hash: string }) {
  const path = explorerPath(chain, 'tx', hash);
  const text = <code title={hash}>{shortHash(hash)}</code>;
  return path ? <Link to={path}>{text}</Link> : text;
}
