import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { $wish } from './wish.ts';

const Shown = lazy(async () => ({ default: (await import(/* webpackChunkName: "trade-dialog" */ './dialog.tsx')).Shown }));

/** The dialog of trades, which comes with the first of them. */
export function TradeDialog() {
  const wish = useUnit($wish);
  return <Suspense fallback={null}>{wish && <Shown wish={wish} />}</Suspense>;
}
