import type { Collection } from '@mortar/protocol/market';
import { Paged } from '@mortar/remote-kit';
import { Button, EmptyState, Skeleton } from '@mortar/ui';
import { type Column, Table } from '@mortar/ui/data';
import { FormattedMessage, FormattedNumber, useIntl, type IntlShape } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { AmountText } from '../../lib/amount-text.tsx';
import { Amounts } from '../../lib/amounts.tsx';
import { collectionPath } from '#entities/collection';
import { Thumbnail } from '../../lib/thumbnail.tsx';
import styles from './collections.module.css';
import { collections } from './model.ts';
import { readSearch } from './search.ts';

const NOTHING = '–';

const columnsOf = ({ formatMessage }: IntlShape): Column<Collection>[] => {
  const header = (key: string) => formatMessage({ id: `market.collection.${key}` });
  return [
    {
      key: 'name',
      header: header('name'),
      cell: ({ id, name, kind, picture }) => (
        <span className={styles.name}>
          <Thumbnail of={picture} name={name} />
          <Link to={collectionPath(id)} className={styles.words}>
            <bdi>{name}</bdi>
          </Link>
          <span className={styles.kind}>
            <FormattedMessage id={`market.kind.${kind}`} />
          </span>
        </span>
      ),
    },
    { key: 'items', header: header('items'), numeric: true, cell: ({ items }) => <FormattedNumber value={items} /> },
    { key: 'owners', header: header('owners'), numeric: true, cell: ({ owners }) => <FormattedNumber value={owners} /> },
    { key: 'listed', header: header('listed'), numeric: true, cell: ({ listed }) => <FormattedNumber value={listed} /> },
    {
      key: 'floor',
      header: header('floor'),
      numeric: true,
      cell: ({ floor }) => (floor ? <AmountText of={floor} /> : NOTHING),
    },
    { key: 'sales', header: header('sales'), numeric: true, cell: ({ sales }) => <FormattedNumber value={sales} /> },
    {
      key: 'volume',
      header: header('volume'),
      numeric: true,
      cell: ({ volume }) => (volume.length > 0 ? <Amounts of={volume} /> : NOTHING),
    },
  ];
};

/** Collections of the chain that is shown, with their figures. */
export function Collections() {
  const intl = useIntl();
  const caption = intl.formatMessage({ id: 'market.collections' });
  return (
    <Paged
      of={collections}
      failed={intl.formatMessage({ id: 'market.collections.failed' })}
      pending={<Skeleton shape="text" lines={6} />}
      empty={() => <Nothing />}
    >
      {({ items }) => <Table caption={caption} captionHidden columns={columnsOf(intl)} rows={items} rowKey={({ id }) => id} />}
    </Paged>
  );
}

/** Why there is none: nobody has made one yet, or none is called what is looked for. */
function Nothing() {
  const { formatMessage } = useIntl();
  const search = readSearch(useLocation().search);
  if (!search) return <EmptyState headingLevel={3} title={formatMessage({ id: 'market.collections.none' })} />;
  return (
    <EmptyState
      kind="filtered"
      headingLevel={3}
      title={formatMessage({ id: 'market.find.none' }, { search })}
      action={
        <Button render={<Link to="/market" preventScrollReset />}>
          <FormattedMessage id="market.find.all" />
        </Button>
      }
    />
  );
}
