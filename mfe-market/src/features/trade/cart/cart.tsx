import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { TradeDialog } from '../trade-dialog.tsx';
import styles from './cart.module.css';
import { $isCartOpen, $lines, cartMet, cartOpened } from './model.ts';

const Drawer = lazy(async () => ({ default: (await import(/* webpackChunkName: "cart-drawer" */ './cart-drawer.tsx')).CartDrawer }));

/** What a page of the market has to trade by: the cart, once something is in it, and the dialog of trades. */
export function Cart() {
  const { lines, isOpen, met, open } = useUnit({ lines: $lines, isOpen: $isCartOpen, met: cartMet, open: cartOpened });
  useLayoutEffect(() => met(), [met]);
  return (
    <>
      {lines.length > 0 && (
        <div className={styles.corner}>
          <Button variant="primary" size="large" icon="layers" onClick={() => open()}>
            <FormattedMessage id="market.cart.open" values={{ count: lines.length }} />
          </Button>
        </div>
      )}
      <Suspense fallback={null}>{(isOpen || lines.length > 0) && <Drawer />}</Suspense>
      <TradeDialog />
    </>
  );
}
