import type { RankedCollection, RankingSort } from '@mortar/protocol/market';

/** What is compared; null stands behind everything, in either order. */
type Value = bigint | number | null;
type Unranked = Omit<RankedCollection, 'rank'>;

const volumeIn = ({ traded }: Unranked, currency: string): bigint =>
  BigInt(traded.volume.find((amount) => amount.currency === currency)?.amount ?? 0);

const VALUES: Readonly<Record<RankingSort, (of: Unranked, currency: string) => Value>> = {
  volume: volumeIn,
  change: ({ traded }) => traded.change,
  sales: ({ traded }) => traded.sales,
  floor: ({ collection }) => (collection.floor ? BigInt(collection.floor.amount) : null),
  owners: ({ collection }) => collection.owners,
  items: ({ collection }) => collection.items,
  listed: ({ collection: { listed, items } }) => (items === 0 ? null : listed / items),
};

const compare = (one: Value, other: Value): number => (one === other ? 0 : one! < other! ? -1 : 1);

/** Collections in an order; what is equal by more sales, then the older one first. */
export function sorted(all: readonly Unranked[], sort: RankingSort, order: 'asc' | 'desc', currency: string): RankedCollection[] {
  const sign = order === 'asc' ? 1 : -1;
  const values = new Map(all.map((one) => [one, VALUES[sort](one, currency)]));
  const inOrder = [...all].sort((one, other) => {
    const [a, b] = [values.get(one)!, values.get(other)!];
    if ((a === null) !== (b === null)) return a === null ? 1 : -1;
    return (
      sign * compare(a, b) ||
      other.traded.sales - one.traded.sales ||
      (one.collection.createdAt ?? '').localeCompare(other.collection.createdAt ?? '') ||
      one.collection.id.localeCompare(other.collection.id)
    );
  });
  return inOrder.map((one, index) => ({ rank: index + 1, ...one }));
}
