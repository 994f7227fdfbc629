import { answerOf } from '@mortar/chain/orders';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';

/** Offers whose hashes begin so. $1 chain, $2 beginnings as JSON */
const findOffers = statement<{ start: string; hash: string }>(
  'chain_answered_offers',
  `select start, hash from jsonb_array_elements_text($2::text::jsonb) as start
   join chain_offers o on o.chain_id = $1::bigint and o.hash >= start and o.hash < start || 'g'`,
);

/** The offers that options with these nonces answer, as far as they are known: hashes by nonces. */
export async function findAnswered(db: Db, chain: number, nonces: readonly string[]): Promise<Map<string, string>> {
  const starts = new Map(nonces.map((nonce) => [nonce, answerOf(BigInt(nonce))]));
  const found = await findOffers(db, [chain, JSON.stringify([...new Set(starts.values())])]);
  const hashes = new Map(found.map(({ start, hash }) => [start, hash]));
  return new Map([...starts].flatMap(([nonce, start]) => (hashes.has(start) ? [[nonce, hashes.get(start)!]] : [])));
}
