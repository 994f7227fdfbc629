import { ethereumWallet, signerByViem } from '@mortar/chain/testing';
import { quantile } from '../report.ts';
import type { Load } from '../server/load.ts';

/** A text as long as the one that a wallet signs. */
const TEXT = 'Welcome to Mortar! '.repeat(20);

/** The peer: viem tells from signatures who signed, one after the other, and nothing else is done. */
export async function recoveriesFor(seconds: number): Promise<Load> {
  const wallet = ethereumWallet();
  const signature = await wallet.sign(TEXT);
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  for (let begun = start; begun < end;) {
    if ((await signerByViem(TEXT, signature)) !== wallet.address) throw new Error('the right signature was refused');
    const now = performance.now();
    times.push(now - begun);
    begun = now;
  }
  return { rps: times.length / ((performance.now() - start) / 1000), p99: quantile(times, 0.99) };
}
