import type { OwnOption } from '@mortar/protocol/market';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { wished } from '#features/trade';
import { $selected, cleared } from './model.ts';
import styles from './page.module.css';

/** Cancels the listings that are chosen; all that was ever signed goes at once on the page of signatures. */
export function CancelBar({ of, chain }: { of: readonly OwnOption[]; chain: number }) {
  const { selected, wish, clear } = useUnit({ selected: $selected, wish: wished, clear: cleared });
  const chosen = of.filter(({ listing }) => selected.has(listing.hash));
  return (
    <div className={styles.bar}>
      <span role="status" className={styles.count}>
        <FormattedMessage id="market.own.selected" values={{ count: chosen.length }} />
      </span>
      {chosen.length > 0 && (
        <Button onClick={() => clear()}>
          <FormattedMessage id="market.own.select.end" />
        </Button>
      )}
      <Button
        variant="danger-outline"
        disabled={chosen.length === 0}
        onClick={() => wish({ kind: 'cancelMany', chain, options: chosen.map(({ listing }) => listing), offers: [] })}
      >
        <FormattedMessage id="market.own.cancel-selected" />
      </Button>
    </div>
  );
}
