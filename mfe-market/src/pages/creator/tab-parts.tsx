import { Paged, type Pages } from '@mortar/remote-kit';
import type { Collection, ItemBrief } from '@mortar/protocol/market';
import { EmptyState, Skeleton } from '@mortar/ui';
import { type Column, Table } from '@mortar/ui/data';
import { FormattedNumber, useIntl } from 'react-intl';
import { BriefGrid, CollectionName, EventTable } from '#entities/market';
import { AmountText } from '../../lib/amount-text.tsx';
import { Amounts } from '../../lib/amounts.tsx';
import { activity, collected, created, sale } from './model.ts';
import type { TABS } from './view.ts';

type Tab = (typeof TABS)[number];
const NOTHING = '–';

function useStates(tab: Tab) {
  const { formatMessage } = useIntl();
  return {
    label: formatMessage({ id: `market.creator.tab.${tab}` }),
    failed: formatMessage({ id: 'market.creator.failed' }),
    headingLevel: 2 as const,
    pending: <Skeleton shape="text" lines={6} />,
    empty: () => <EmptyState headingLevel={2} title={formatMessage({ id: `market.creator.none.${tab}` })} />,
  };
}

function Created() {
  const { label, ...states } = useStates('created');
  const { formatMessage } = useIntl();
  const header = (key: string) => formatMessage({ id: `market.collection.${key}` });
  const columns: Column<Collection>[] = [
    { key: 'name', header: header('name'), cell: (one) => <CollectionName of={one} /> },
    { key: 'floor', header: header('floor'), numeric: true, cell: ({ floor }) => (floor ? <AmountText of={floor} /> : NOTHING) },
    {
      key: 'volume',
      header: header('volume'),
      numeric: true,
      cell: ({ cleanVolume }) => (cleanVolume.length > 0 ? <Amounts of={cleanVolume} /> : NOTHING),
    },
    { key: 'items', header: header('items'), numeric: true, cell: ({ items }) => <FormattedNumber value={items} /> },
    { key: 'owners', header: header('owners'), numeric: true, cell: ({ owners }) => <FormattedNumber value={owners} /> },
  ];
  return (
    <Paged of={created} {...states}>
      {({ items }) => <Table align="middle" caption={label} captionHidden columns={columns} rows={items} rowKey={({ id }) => id} />}
    </Paged>
  );
}

function Briefs({ of, tab }: { of: Pages<never, { items: ItemBrief[]; next: string | null; freshness: unknown }>; tab: Tab }) {
  const { label, ...states } = useStates(tab);
  return (
    <Paged of={of} {...states}>
      {({ items }) => <BriefGrid items={items} label={label} />}
    </Paged>
  );
}

function Happened() {
  const { label, ...states } = useStates('activity');
  return (
    <Paged of={activity} {...states}>
      {({ items }) => <EventTable items={items} caption={label} />}
    </Paged>
  );
}

/** What an account made, holds, sells, and what happened to that. */
export const TAB_PARTS: Readonly<Record<Tab, () => React.ReactNode>> = {
  created: () => <Created />,
  collected: () => <Briefs of={collected as never} tab="collected" />,
  sale: () => <Briefs of={sale as never} tab="sale" />,
  activity: () => <Happened />,
};
