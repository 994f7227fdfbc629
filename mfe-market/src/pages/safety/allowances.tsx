import type { Allowance } from '@mortar/chain/trade';
import type { MarketOverview } from '@mortar/protocol/market';
import { Button } from '@mortar/ui';
import { type Column, Table } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePrices } from '#entities/collection';
import { wished } from '#features/trade';
import { AmountText } from '../../lib/amount-text.tsx';

/** Wallets ask for this or nearly so where they mean: as much as there is. */
const ENDLESS = 2n ** 200n;

/** Which of the platform's contracts may draw how much of which currency, each with the press that takes it back. */
export function Allowances({ market, of }: { market: MarketOverview; of: readonly Allowance[] }) {
  const { formatMessage } = useIntl();
  const wish = useUnit(wished);
  const chain = market.chain.id;
  const priceOf = usePrices(chain);
  const header = (key: string) => formatMessage({ id: `market.safety.${key}` });
  const nameOf = (spender: string) => (spender === market.contracts.orderBook ? 'orderBook' : 'exchange');
  const columns: Column<Allowance>[] = [
    { key: 'operator', header: header('operator'), cell: ({ spender }) => <FormattedMessage id={`market.contract.${nameOf(spender)}`} /> },
    {
      key: 'amount',
      header: header('amount'),
      cell: ({ amount, currency }) =>
        amount >= ENDLESS ? (
          <FormattedMessage id="market.safety.endless" values={{ symbol: <bdi key="symbol">{priceOf(0n, currency).symbol}</bdi> }} />
        ) : (
          <AmountText of={priceOf(amount, currency)} />
        ),
    },
    {
      key: 'revoke',
      header: header('change'),
      cell: ({ spender, currency }) => {
        const { symbol } = priceOf(0n, currency);
        return (
          <Button
            aria-label={formatMessage({ id: 'market.safety.disallow.of' }, { symbol })}
            onClick={() => wish({ kind: 'disallow', chain, currency, symbol, spender })}
          >
            <FormattedMessage id="market.safety.revoke" />
          </Button>
        );
      },
    },
  ];
  return (
    <Table
      align="middle"
      caption={formatMessage({ id: 'market.safety.allowances' })}
      captionHidden
      columns={columns}
      rows={of}
      rowKey={({ currency, spender }) => `${currency} ${spender}`}
    />
  );
}
