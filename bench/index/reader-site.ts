import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { listCollectionActivity } from '@mortar/protocol/market';
import { renewedSigns } from '../server/sign.ts';
import { startStack } from '../stack.ts';
import type { TradedChain } from './chain.ts';

/** Addresses that calls come from in turn: budgets are per address and minute. */
const ADDRESSES = 250;
const MB = 1e6;

/** A running site that reads a chain. */
export type ReaderSite = Awaited<ReturnType<typeof startReaderSite>>;

/** Starts the built product beside a chain, or beside none. */
export async function startReaderSite(port: number, chain?: TradedChain) {
  const stack = await startStack(port, {}, { words: chain ? [`--chain=${chain.url}`] : [] });
  const signs = renewedSigns(stack.url, 1);
  let calls = 0;

  async function answerOf(path: string): Promise<string> {
    const [headers] = await signs();
    calls += 1;
    const options = { headers: headers!, localAddress: `127.0.0.${2 + (calls % ADDRESSES)}` };
    return new Promise((resolve, reject) => {
      get(`http://127.0.0.1:${port}${path}`, options, (response) => void text(response).then(resolve, reject)).on('error', reject);
    });
  }

  return {
    ...stack,
    /** The block up to which it has read, as it says beside a page of what happened; 0 before it has begun. */
    async block(): Promise<number> {
      const query = new URLSearchParams({ id: `${chain!.id}-${chain!.collection}`, pageSize: '1' });
      const answer = JSON.parse(await answerOf(`${listCollectionActivity.path}?${query.toString()}`)) as {
        data: { freshness: { block: number } } | null;
      };
      return answer.data?.freshness.block ?? 0;
    },
    /** Resident memory of its process, MB. */
    memory: (): number => (Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${stack.pid}/status`, 'utf8'))![1]) * 1024) / MB,
  };
}
