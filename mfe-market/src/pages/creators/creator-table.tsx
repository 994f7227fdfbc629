import type { RankedCreator } from '@mortar/protocol/market';
import { Tag } from '@mortar/ui';
import { type Column, Table } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { ChangeText, CreatorName, Volume } from '#entities/market';
import { $own, isOwn } from '#entities/person';
import styles from './creators.module.css';

interface Props {
  items: readonly RankedCreator[];
  chain: number;
  caption: string;
}

/** Creators with their ranks and what was traded of their collections. */
export function CreatorTable({ items, chain, caption }: Props) {
  const { formatMessage } = useIntl();
  const own = useUnit($own);
  const columns: Column<RankedCreator>[] = [
    {
      key: 'creator',
      header: formatMessage({ id: 'market.creator' }),
      cell: (creator) => (
        <span className={styles.named}>
          <span className={styles.rank}>{creator.rank}</span>
          <CreatorName of={creator} chain={chain} />
          {isOwn(own, creator.address) && (
            <Tag>
              <FormattedMessage id="market.creator.you" />
            </Tag>
          )}
        </span>
      ),
    },
    { key: 'volume', header: formatMessage({ id: 'market.rank.volume' }), numeric: true, cell: ({ traded }) => <Volume of={traded} /> },
    {
      key: 'change',
      header: formatMessage({ id: 'market.rank.change' }),
      numeric: true,
      cell: ({ traded }) => <ChangeText of={traded.change} />,
    },
    {
      key: 'sales',
      header: formatMessage({ id: 'market.rank.sales' }),
      numeric: true,
      cell: ({ traded }) => <FormattedNumber value={traded.sales} />,
    },
  ];
  return <Table caption={caption} captionHidden columns={columns} rows={items} rowKey={({ address }) => address} />;
}
