import type { Collection } from '@mortar/protocol/market';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { warned } from '#entities/warnings';
import { wished } from '../wish.ts';
import { $held, heldWanted } from './held.ts';
import styles from './collection-actions.module.css';

const SweepDialog = lazy(async () => ({ default: (await import(/* webpackChunkName: "sweep" */ './sweep-dialog.tsx')).SweepDialog }));

/**
 * What can be done with a whole collection: offering for any of it, buying its cheapest items at once unless an operator has hidden it,
 * and listing what one has of it.
 */
export function CollectionActions({ of }: { of: Collection }) {
  const { wish, held, ask, known } = useUnit({ wish: wished, held: $held, ask: heldWanted, known: warned.$data });
  const [isSweeping, setSweeping] = useState(false);
  const [wasSwept, setSwept] = useState(false);
  const { id, name, listed } = of;
  const isHidden = known?.id === id && known.warnings.some(({ kind }) => kind === 'hidden');
  useLayoutEffect(() => void ask(id), [ask, id]);
  const sweep = () => {
    setSwept(true);
    setSweeping(true);
  };
  return (
    <div className={styles.actions}>
      <Button variant="primary" onClick={() => wish({ kind: 'offerAny', collection: { id, name } })}>
        <FormattedMessage id="market.trade.offerAny" />
      </Button>
      {listed > 0 && !isHidden && (
        <Button onClick={sweep}>
          <FormattedMessage id="market.sweep" />
        </Button>
      )}
      {held.length > 0 && (
        <Button onClick={() => wish({ kind: 'listMany', items: held })}>
          <FormattedMessage id="market.trade.listYours" values={{ count: held.length }} />
        </Button>
      )}
      <Suspense fallback={null}>{wasSwept && <SweepDialog of={of} open={isSweeping} onClose={() => setSweeping(false)} />}</Suspense>
    </div>
  );
}
