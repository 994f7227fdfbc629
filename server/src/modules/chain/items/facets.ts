import type { Facet } from '@mortar/protocol/market';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import type { Clock } from '../../../lib/clock.ts';
import { groupBy } from '../../../lib/group-by.ts';
import { shareAnswers } from '../../../lib/shared-answer.ts';

/** Values of one trait that are told. */
const VALUES = 200;
/** Traits of a collection that are told: those that most items have. */
const TYPES = 100;
const BINS = 10;
/** Counting costs the collection: for so long one answer does for all. */
const SHARED_MS = 5000;
const KEPT = 200;

const EXISTING = `chain_traits x where chain_id = $1::bigint and collection = $2
  and exists (select from chain_balances b where b.chain_id = $1 and b.collection = $2 and b.token_id = x.token_id and quantity > 0)`;

const findTexts = statement<{ type: string; value: string; count: number; total: number; items: number }>(
  'chain_facets_texts',
  `select type, value, count, total, items from (
     select type, value, count(*)::int as count, (count(*) over (partition by type))::int as total,
       (sum(count(*)) over (partition by type))::int as items,
       row_number() over (partition by type order by count(*) desc, value) as place
     from ${EXISTING} and number is null group by type, value
   ) as counted where place <= ${VALUES} order by items desc, type, count desc, value`,
);
const findNumbers = statement<{ type: string; min: number; max: number; bin: number; count: number; items: number }>(
  'chain_facets_numbers',
  `select type, min, max, bin, count(*)::int as count, (sum(count(*)) over (partition by type))::int as items from (
     select type, min, max, case when max > min then least(width_bucket(number, min, max, ${BINS}), ${BINS}) else 1 end as bin
     from (select type, number, min(number) over (partition by type) as min, max(number) over (partition by type) as max
       from ${EXISTING} and number is not null) as numbered
   ) as placed group by type, min, max, bin order by items desc, type, bin`,
);

const byType = <Row extends { type: string }>(rows: readonly Row[]): [type: string, rows: Row[]][] =>
  [...groupBy(rows, ({ type }) => type)].slice(0, TYPES);

async function read(db: Db, chain: number, collection: string): Promise<Facet[]> {
  const [texts, numbers] = await Promise.all([findTexts(db, [chain, collection]), findNumbers(db, [chain, collection])]);
  const ofTexts = byType(texts).map(([type, rows]): Facet => ({
    kind: 'text',
    type,
    values: rows.map(({ value, count }) => ({ value, count })),
    total: rows[0]!.total,
  }));
  const ofNumbers = byType(numbers).map(([type, rows]): Facet => {
    const { min, max } = rows[0]!;
    const width = (max - min) / BINS;
    const bins = Array.from({ length: max > min ? BINS : 1 }, (_, index) => ({
      from: min + index * width,
      to: index === BINS - 1 ? max : min + (index + 1) * width,
      count: rows.find(({ bin }) => bin === index + 1)?.count ?? 0,
    }));
    return { kind: 'number', type, min, max, bins };
  });
  return [...ofTexts, ...ofNumbers];
}

/** Tells what items of collections can be filtered by. */
export function createFacets({ db, clock }: { db: Db; clock: Clock }) {
  const share = shareAnswers<Facet[]>(SHARED_MS, clock, KEPT);
  return (chain: number, collection: string): Promise<Facet[]> => share(`${chain}-${collection}`, () => read(db, chain, collection));
}
