import { createLoader, Paged } from '@mortar/remote-kit';
import { Button, EmptyState, Skeleton } from '@mortar/ui';
import { Select } from '@mortar/ui/choices';
import { Chip } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { OrderCard } from '#entities/order';
import { ChainSelect, FreshnessLine, Markets } from '#entities/overview';
import { CreditNote, SettledNote, TradeDialog } from '#features/trade';
import { isSame } from '../../lib/is-same.ts';
import { MarketFrame } from '../../lib/market-frame.tsx';
import { useAddress } from '../../lib/use-address.ts';
import { $chain, $shown, opened, orders } from './model.ts';
import styles from './page.module.css';
import { readView, searchOfView, SORTS, STATES, TYPES } from './view.ts';

export const loader = createLoader(opened, ({ url }) => readView(url.search));

/** `/market/auctions`: what ends soon, and orders at a fixed price. */
export function Page() {
  const chain = useUnit($chain);
  return (
    <MarketFrame title={<FormattedMessage id="market.auctions.title" />} lede={<FormattedMessage id="market.auctions.lede" />}>
      <SettledNote />
      {chain !== null && <CreditNote chain={chain} />}
      <Filters />
      <Markets pending={<Skeleton shape="text" lines={8} />}>{() => <Orders />}</Markets>
      <TradeDialog />
    </MarketFrame>
  );
}

const useView = () => useAddress(readView, searchOfView);

function Filters() {
  const { formatMessage } = useIntl();
  const { view, show } = useView();
  const sort = formatMessage({ id: 'market.sort' });
  return (
    <div className={styles.filters}>
      <div className={styles.chain}>
        <ChainSelect chain={view.chain} onChoose={(chain) => show({ chain })} />
      </div>
      <div className={styles.chips} role="group" aria-label={formatMessage({ id: 'market.auctions.type' })}>
        {TYPES.map((type) => (
          <Chip key={type} pressed={view.type === type} onPressedChange={() => show({ type })}>
            <FormattedMessage id={`market.auctions.type.${type}`} />
          </Chip>
        ))}
      </div>
      <div className={styles.chips} role="group" aria-label={formatMessage({ id: 'market.auctions.state' })}>
        {STATES.map((state) => (
          <Chip key={state} pressed={view.state === state} onPressedChange={() => show({ state })}>
            <FormattedMessage id={`market.auctions.state.${state}`} />
          </Chip>
        ))}
      </div>
      <div className={styles.sort}>
        <Select
          label={sort}
          placeholder={sort}
          value={view.sort}
          onValueChange={(value) => show({ sort: value })}
          choices={SORTS.map((value) => ({ value, label: formatMessage({ id: `market.auctions.sort.${value}` }) }))}
        />
      </div>
    </div>
  );
}

function Orders() {
  const { formatMessage } = useIntl();
  const { view } = useView();
  const { shown, chain } = useUnit({ shown: $shown, chain: $chain });
  const pending = <Skeleton shape="text" lines={8} />;
  return (
    <Paged
      endless
      of={orders}
      is={() => shown !== null && isSame(shown, { ...view, chain })}
      failed={formatMessage({ id: 'market.auctions.failed' })}
      pending={pending}
      empty={() => (
        <EmptyState
          headingLevel={2}
          title={formatMessage({ id: `market.auctions.none.${view.state}` })}
          action={<Button render={<Link to="/market" />}>{formatMessage({ id: 'market.auctions.browse' })}</Button>}
        />
      )}
    >
      {({ items, freshness }) => (
        <>
          <ul className={styles.grid}>
            {items.map((order) => (
              <li key={order.id}>
                <OrderCard of={order} />
              </li>
            ))}
          </ul>
          <FreshnessLine of={freshness} />
        </>
      )}
    </Paged>
  );
}
