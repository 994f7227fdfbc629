import type { Holding } from '@mortar/protocol/market';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { MOST_LISTED, wished } from '#features/trade';
import styles from './items.module.css';
import { $selected, selectionBegun, selectionEnded } from './model.ts';

/** Choosing several items, and selling them by one signature. */
export function SelectionBar({ of }: { of: readonly Holding[] }) {
  const { selected, begin, end, wish } = useUnit({
    selected: $selected,
    begin: selectionBegun,
    end: selectionEnded,
    wish: wished,
  });
  if (!selected)
    return (
      <div>
        <Button onClick={() => begin()}>
          <FormattedMessage id="market.own.select" />
        </Button>
      </div>
    );
  const chosen = of.filter(({ item }) => selected.has(item.id)).map(({ item }) => item);
  const isTooMuch = chosen.length > MOST_LISTED;
  return (
    <div className={styles.bar}>
      <span role="status" className={styles.count}>
        <FormattedMessage
          id={isTooMuch ? 'market.own.selected.most' : 'market.own.selected'}
          values={{ count: chosen.length, most: MOST_LISTED }}
        />
      </span>
      <Button onClick={() => end()}>
        <FormattedMessage id="market.own.select.end" />
      </Button>
      <Button disabled={chosen.length !== 1} onClick={() => wish({ kind: 'transfer', item: chosen[0]! })}>
        <FormattedMessage id="market.own.send" />
      </Button>
      <Button variant="primary" disabled={chosen.length === 0 || isTooMuch} onClick={() => wish({ kind: 'listMany', items: chosen })}>
        <FormattedMessage id="market.own.list-selected" />
      </Button>
    </div>
  );
}
