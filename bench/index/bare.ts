import type { Database } from '@mortar/server';
import { createPublicClient, http } from 'viem';
import { EVENTS, type TradedChain } from './chain.ts';

/** Blocks of one request. */
const WINDOW = 100;

/** Events per second of a loop that copies the logs into one table, window by window, and understands nothing of them. */
export async function bareRate({ sql }: Database, { url, first, head, collection, exchange }: TradedChain): Promise<number> {
  const client = createPublicClient({ transport: http(url) });
  await sql`create table bare_logs (block int, log_index int, address text, topics jsonb, data text, primary key (block, log_index))`;
  const begun = performance.now();
  let copied = 0;
  for (let from = first; from <= head; from += WINDOW) {
    const [fromBlock, toBlock] = [BigInt(from), BigInt(Math.min(head, from + WINDOW - 1))];
    const logs = await client.getLogs({ address: [collection, exchange], fromBlock, toBlock });
    const rows = logs.map(({ blockNumber, logIndex, address, topics, data }) => ({
      block: Number(blockNumber),
      log_index: logIndex,
      address,
      topics,
      data,
    }));
    await sql`
      insert into bare_logs
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r(block int, log_index int, address text, topics jsonb, data text)`;
    copied += logs.length;
  }
  if (copied !== EVENTS) throw new Error(`${copied} logs were copied of ${EVENTS}`);
  return copied / ((performance.now() - begun) / 1000);
}
