import type { Collection } from '@mortar/protocol/market';
import { Button } from '@mortar/ui';
import { useGate, useUnit } from 'effector-react';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { warned } from '#entities/warnings';
import { $own } from '#entities/person';
import { wished } from '../wish.ts';
import { Held, held } from './held.ts';
import styles from './collection-actions.module.css';

const SweepDialog = lazy(async () => ({ default: (await import(/* webpackChunkName: "sweep" */ './sweep-dialog.tsx')).SweepDialog }));

/**
 * What can be done with a whole collection: offering for any of it, buying its cheapest items at once unless an operator has hidden it,
 * and listing what one has of it.
 */
export function CollectionActions({ of }: { of: Collection }) {
  const { wish, own, items, known } = useUnit({ wish: wished, own: $own, items: held.$data, known: warned.$data });
  const [isSweeping, setSweeping] = useState(false);
  const [wasSwept, setSwept] = useState(false);
  const { id, name, listed } = of;
  const isHidden = known?.id === id && known.warnings.some(({ kind }) => kind === 'hidden');
  useGate(Held, { id, own });
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
      {items && items.length > 0 && (
        <Button onClick={() => wish({ kind: 'listMany', items })}>
          <FormattedMessage id="market.trade.listYours" values={{ count: items.length }} />
        </Button>
      )}
      <Suspense fallback={null}>{wasSwept && <SweepDialog of={of} open={isSweeping} onClose={() => setSweeping(false)} />}</Suspense>
    </div>
  );
}
