import { parseGwei, type Address, type Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { createRpc, type RpcCall } from '../source/rpc.ts';

const MOST_FEE = parseGwei('20');

/** A transaction, and whose it is. */
export interface Signable {
  account: PrivateKeyAccount;
  nonce: number;
  to: Address;
  gas: bigint;
  value: bigint;
  data(): Promise<Hex> | Hex;
}

interface MinerDeps {
  url: string;
  chainId: number;
  ask(calls: readonly RpcCall[]): Promise<unknown[]>;
}

/** Mines blocks of a time of their own on anvil, which mines none by itself meanwhile. */
export async function createMiner({ url, chainId, ask }: MinerDeps) {
  const [head] = (await ask([{ method: 'eth_getBlockByNumber', params: ['latest', false] }])) as [{ timestamp: Hex }];
  let last = Number(head.timestamp);
  let transactions = 0;
  let failed = 0;
  // After a restart anvil is in the present.
  await ask([{ method: 'evm_setAutomine', params: [false] }]);
  await ask([{ method: 'evm_setTime', params: [last + 1] }]);
  // What a process that was killed had sent and not mined.
  const [pool] = (await ask([{ method: 'txpool_status', params: [] }])) as [{ pending: Hex }];
  if (Number(pool.pending) > 0) await ask([{ method: 'evm_mine', params: [(last += 1)] }]);

  const sign = async ({ account, data, ...call }: Signable): Promise<Hex> =>
    account.signTransaction({ type: 'eip1559', chainId, maxFeePerGas: MOST_FEE, maxPriorityFeePerGas: 1n, ...call, data: await data() });
  const receipts: RpcCall = { method: 'eth_getBlockReceipts', params: ['latest'] };
  function count(told: unknown): void {
    failed += (told as { status: Hex }[]).filter(({ status }) => status !== '0x1').length;
  }

  return {
    /** Puts transactions into a block of this time, seconds since the epoch, or of the next that can be. */
    async mine(at: number, calls: readonly Signable[]): Promise<void> {
      if (calls.length === 0) return;
      const raw: Hex[] = [];
      for (const call of calls) raw.push(await sign(call));
      const [before] = await ask([receipts, ...raw.map((one) => ({ method: 'eth_sendRawTransaction', params: [one] }))]);
      if (transactions > 0) count(before);
      transactions += raw.length;
      last = Math.max(at, last + 1);
      await ask([{ method: 'evm_mine', params: [last] }]);
    },

    /** Lets time pass up to then. */
    async pass(at: number): Promise<void> {
      const [before] = await ask([receipts]);
      if (transactions > 0) count(before);
      last = Math.max(at, last + 1);
      await ask([{ method: 'evm_mine', params: [last] }]);
    },

    /** What was mined, and how much of it failed. */
    async told(): Promise<{ transactions: number; failed: number }> {
      const [told] = await ask([receipts]);
      if (transactions > 0) count(told);
      return { transactions, failed };
    },

    /** Brings the chain into the present, where it mines by itself again. */
    async end(): Promise<void> {
      const rest = createRpc(url);
      await rest([{ method: 'evm_setAutomine', params: [true] }]);
      await rest([{ method: 'evm_setTime', params: [Math.floor(Date.now() / 1000)] }]);
    },
  };
}
