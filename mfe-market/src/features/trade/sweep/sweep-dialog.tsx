import type { Collection, Item } from '@mortar/protocol/market';
import { Loaded } from '@mortar/remote-kit';
import { Button, EmptyState } from '@mortar/ui';
import { type Decimal, NumberField } from '@mortar/ui/fields';
import { Dialog } from '@mortar/ui/overlay';
import { useGate, useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { coinOf, usePrices } from '#entities/collection';
import { lineOf, Sums, useAdd } from '../cart/index.ts';
import { $own } from '#entities/person';
import { wished } from '../wish.ts';
import { AmountText } from '../../../lib/amount-text.tsx';
import { Thumbnail } from '../../../lib/thumbnail.tsx';
import { tokenName } from '../../../lib/token-name.ts';
import { cheapest, Sweep } from './model.ts';
import styles from './sweep-dialog.module.css';
import { withinCeiling } from './within-ceiling.ts';

interface Props {
  of: Collection;
  open: boolean;
  onClose: () => void;
}

/** Buys the cheapest items of a collection at once, or puts them into the cart. */
export function SweepDialog({ of, open, onClose }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={formatMessage({ id: 'market.sweep' })}
      description={<bdi>{of.name}</bdi>}
      closeLabel={formatMessage({ id: 'market.trade.close' })}
    >
      <Cheapest of={of} onClose={onClose} />
    </Dialog>
  );
}

function Cheapest({ of: { id, chain }, onClose }: Omit<Props, 'open'>) {
  const { formatMessage } = useIntl();
  useGate(Sweep, { id, own: useUnit($own) });
  return (
    <Loaded of={cheapest} failed={formatMessage({ id: 'market.items.failed' })}>
      {(items) =>
        items.length === 0 ? (
          <EmptyState headingLevel={3} title={formatMessage({ id: 'market.items.unlisted' })} />
        ) : (
          <Choice chain={chain} items={items} onClose={onClose} />
        )
      }
    </Loaded>
  );
}

/** How many, and up to which price; what that comes to stands below before anything is asked of a wallet. */
function Choice({ chain, items, onClose }: { chain: number; items: readonly Item[]; onClose: () => void }) {
  const { formatMessage, locale } = useIntl();
  const wish = useUnit(wished);
  const add = useAdd();
  const [count, setCount] = useState<Decimal | null>('1');
  const [ceiling, setCeiling] = useState<Decimal | null>(null);
  const [isReadable, setReadable] = useState(true);
  const priceOf = usePrices(chain);
  const lines = items.map(lineOf).filter((line) => line !== null);
  // What can't be read would be no ceiling.
  const chosen = isReadable ? withinCeiling(lines, count, ceiling) : [];
  const wrong = formatMessage({ id: 'market.sweep.count.wrong' }, { most: items.length });
  return (
    <div className={styles.view}>
      <NumberField
        label={formatMessage({ id: 'market.sweep.count' })}
        value={count}
        onValueChange={setCount}
        locale={locale}
        places={0}
        min="1"
        max={String(items.length) as Decimal}
        lessLabel={formatMessage({ id: 'market.sweep.less' })}
        moreLabel={formatMessage({ id: 'market.sweep.more' })}
        errorOf={() => wrong}
      />
      <NumberField
        label={formatMessage({ id: 'market.sweep.ceiling' })}
        helper={formatMessage({ id: 'market.sweep.ceiling.helper' })}
        value={ceiling}
        onValueChange={(value, problem) => {
          setCeiling(value);
          setReadable(!problem);
        }}
        locale={locale}
        places={18}
        min="0"
        unit={coinOf(chain)}
        errorOf={() => formatMessage({ id: 'market.trade.price.wrong' })}
      />
      <ul className={styles.items}>
        {chosen.map((line) => (
          <li key={line.hash} className={styles.item}>
            <Thumbnail of={line.picture} name={tokenName(line.name, line.tokenId)} />
            <bdi className={styles.name}>{tokenName(line.name, line.tokenId)}</bdi>
            <AmountText of={priceOf(line.price, line.currency)} />
          </li>
        ))}
      </ul>
      {chosen.length === 0 && (
        <p className={styles.none}>
          <FormattedMessage id="market.sweep.none" />
        </p>
      )}
      <Sums chain={chain} of={chosen} />
      <div className={styles.buttons}>
        <Button
          size="large"
          disabled={chosen.length === 0}
          onClick={() => {
            add(chosen);
            onClose();
          }}
        >
          <FormattedMessage id="market.cart.add" />
        </Button>
        <Button
          variant="primary"
          size="large"
          disabled={chosen.length === 0}
          onClick={() => {
            onClose();
            wish({ kind: 'buyMany', chain, lines: chosen });
          }}
        >
          <FormattedMessage id="market.cart.buy" values={{ count: chosen.length }} />
        </Button>
      </div>
    </div>
  );
}
