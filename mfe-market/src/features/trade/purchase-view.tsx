import type { Skipped } from '@mortar/chain/trade';
import { FormattedMessage } from 'react-intl';
import type { Purchase } from './plan.ts';
import styles from './plan-view.module.css';
import { TokenTitle } from './token-title.tsx';
import { RefusalWords } from './trouble-text.tsx';

/** What of a cart isn't bought, and why: known before, or told by the chain. */
export function LeftOut({ of: { lines, left }, skipped }: { of: Purchase; skipped: readonly Skipped[] }) {
  const reasons = new Map(skipped.map(({ hash, reason }) => [hash.toLowerCase(), reason ?? '']));
  const out = [
    ...left.map(({ line, why }) => ({ line, text: <FormattedMessage id={`market.cart.gone.${why}`} /> })),
    ...lines.flatMap((line) => {
      const reason = reasons.get(line.hash);
      return reason === undefined ? [] : [{ line, text: <RefusalWords refusal={reason} /> }];
    }),
  ];
  if (out.length === 0) return null;
  return (
    <section className={styles.left} aria-labelledby="left-out">
      <h3 id="left-out" className={styles.leftTitle}>
        <FormattedMessage id="market.cart.left" values={{ count: out.length }} />
      </h3>
      <ul className={styles.leftLines}>
        {out.map(({ line, text }) => (
          <li key={line.hash}>
            <TokenTitle of={line} />: {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
