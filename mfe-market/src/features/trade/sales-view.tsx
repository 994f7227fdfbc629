import { type Column, Table } from '@mortar/ui/data';
import { FormattedMessage, useIntl } from 'react-intl';
import { AmountText } from '../../lib/amount-text.tsx';
import { tokenName } from '../../lib/token-name.ts';
import { Row } from './assets.tsx';
import type { Sale, Sales } from './plan.ts';
import styles from './plan-view.module.css';

const PARTS = ['price', 'fee', 'royalty', 'left'] as const;

/** What listings bring, to the last unit: of each, and of all. */
export function SalesView({ of: { currency, each } }: { of: Sales }) {
  const { formatMessage } = useIntl();
  const amount = (of: bigint) => <AmountText of={{ ...currency, amount: String(of) }} />;
  const sumOf = (part: (typeof PARTS)[number]) => each.reduce((sum, sale) => sum + sale[part] * sale.units, 0n);
  const columns: Column<Sale>[] = [
    {
      key: 'item',
      header: formatMessage({ id: 'market.trade.row.item' }),
      cell: ({ item, units }) => <Named name={tokenName(item.name, item.tokenId)} units={units} />,
    },
    ...PARTS.map((part) => ({
      key: part,
      header: formatMessage({ id: `market.trade.row.${part}` }),
      numeric: true,
      cell: (sale: Sale) => amount(sale[part] * sale.units),
    })),
  ];
  return (
    <>
      {each.length > 1 && (
        <Table
          caption={formatMessage({ id: 'market.trade.sales' })}
          captionHidden
          columns={columns}
          rows={each}
          rowKey={({ item }) => item.id}
        />
      )}
      <dl className={styles.rows}>
        {PARTS.map((part) => (
          <Row key={part} label={each.length > 1 ? `all.${part}` : part}>
            {amount(sumOf(part))}
          </Row>
        ))}
      </dl>
    </>
  );
}

function Named({ name, units }: { name: string; units: bigint }) {
  return (
    <>
      <bdi>{name}</bdi> {units > 1n && <FormattedMessage id="market.trade.times" values={{ units: String(units) }} />}
    </>
  );
}
