import type { Holder } from '@mortar/protocol/market';
import { type Column, Table } from '@mortar/ui/data';
import { shortAddress } from '@mortar/ui/format';
import { FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { PersonName } from '#entities/person';
import { Percent } from '../../lib/percent.tsx';
import { creatorPath } from './volume.tsx';

interface Props {
  items: readonly Holder[];
  chain: number;
  caption: string;
  /** How many there are in all, of which each has a share; null where shares say nothing. */
  total: number | null;
}

/** Who has how much. */
export function HolderTable({ items, chain, caption, total }: Props) {
  const { formatMessage } = useIntl();
  const header = (key: string) => formatMessage({ id: `market.holder.${key}` });
  const columns: Column<Holder>[] = [
    {
      key: 'account',
      header: header('account'),
      cell: ({ address, name }) => (
        <Link to={creatorPath(address, chain)} title={address}>
          <PersonName of={address}>
            <bdi>{name ?? shortAddress(address)}</bdi>
          </PersonName>
        </Link>
      ),
    },
    { key: 'quantity', header: header('quantity'), numeric: true, cell: ({ quantity }) => <FormattedNumber value={Number(quantity)} /> },
    ...(total === null
      ? []
      : [
          {
            key: 'share',
            header: header('share'),
            numeric: true,
            cell: ({ items: held }: Holder) => <Percent of={held / Math.max(1, total)} />,
          },
        ]),
  ];
  return <Table caption={caption} captionHidden layout="rows" columns={columns} rows={items} rowKey={({ address }) => address} />;
}
