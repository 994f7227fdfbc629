import { Button, EmptyState } from '@mortar/ui';
import { Drawer } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { chainOf } from '#entities/collection';
import { type CartLine, wished } from '../wish.ts';
import { CartLines } from './cart-lines.tsx';
import styles from './cart.module.css';
import { $isCartOpen, $isLooking, $lines, $lookFailed, $stands, cartClosed, emptied, type Stand } from './model.ts';
import { Sums } from './sums.tsx';

/** Whether it can be bought, as far as anybody knows. */
const isThere = (stand: Stand | undefined) => stand === undefined || stand.state === 'live';

function byChain(lines: readonly CartLine[]): [chain: number, lines: CartLine[]][] {
  const chains = new Map<number, CartLine[]>();
  for (const line of lines) chains.set(chainOf(line.id), [...(chains.get(chainOf(line.id)) ?? []), line]);
  return [...chains];
}

/** What somebody wants to buy, each with how it stands by now; what one chain has is bought in one transaction. */
export function CartDrawer() {
  const { formatMessage } = useIntl();
  const { isOpen, lines, stands, isLooking, hasFailed, close, empty, wish } = useUnit({
    isOpen: $isCartOpen,
    lines: $lines,
    stands: $stands,
    isLooking: $isLooking,
    hasFailed: $lookFailed,
    close: cartClosed,
    empty: emptied,
    wish: wished,
  });
  const buy = (chain: number, chosen: readonly CartLine[]) => {
    close();
    wish({ kind: 'buyMany', chain, lines: chosen });
  };
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      title={formatMessage({ id: 'market.cart' })}
      closeLabel={formatMessage({ id: 'market.trade.close' })}
      actions={
        lines.length > 0 && (
          <Button variant="quiet" onClick={() => empty()}>
            <FormattedMessage id="market.cart.empty" />
          </Button>
        )
      }
    >
      {lines.length === 0 && <EmptyState headingLevel={3} title={formatMessage({ id: 'market.cart.none' })} />}
      {hasFailed && (
        <p role="status" className={styles.note}>
          <FormattedMessage id="market.cart.unknown" />
        </p>
      )}
      {byChain(lines).map(([chain, all]) => {
        const there = all.filter(({ hash }) => isThere(stands[hash]));
        return (
          <section key={chain} className={styles.chain} aria-busy={isLooking}>
            <CartLines of={all} stands={stands} />
            <Sums chain={chain} of={there} />
            <Button variant="primary" size="large" stretch disabled={there.length === 0} onClick={() => buy(chain, there)}>
              <FormattedMessage id="market.cart.buy" values={{ count: there.length }} />
            </Button>
          </section>
        );
      })}
    </Drawer>
  );
}
