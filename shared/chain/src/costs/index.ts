import { parseAbi, parseEventLogs, type Hex, type Log } from 'viem';
import { ChainServerError, createRpc } from '../source/rpc.ts';

/** What contracts of ours owe somebody from now on. */
const CREDITED = parseAbi(['event Credited(address indexed account, address indexed currency, uint256 amount)']);
const COIN = `0x${'0'.repeat(40)}`;

/** What a transaction cost who sent it, in base units. */
export interface TransactionCost {
  transaction: Hex;
  blockHash: Hex;
  block: number;
  /** Who sent it, in lower case. */
  payer: Hex;
  /** Gas, in the chain's coin, with what a rollup asks for its data. */
  gas: bigint;
  /** What the contract that was called took, by the currency's address. Of a trade this says nothing that its own log doesn't. */
  paid: { currency: string; amount: bigint }[];
}

interface RawReceipt {
  transactionHash: Hex;
  blockHash: Hex;
  blockNumber: Hex;
  from: Hex;
  to: Hex | null;
  gasUsed: Hex;
  effectiveGasPrice: Hex;
  /** Of rollups. */
  l1Fee?: Hex | null;
  logs: Log[];
}
interface RawTransaction {
  value: Hex;
}

/** What was credited to others, else what was sent along. */
function paidIn(receipt: RawReceipt, { value }: RawTransaction): TransactionCost['paid'] {
  const logs = receipt.logs.filter(({ address }) => address.toLowerCase() === receipt.to?.toLowerCase());
  const credits = parseEventLogs({ abi: CREDITED, logs, strict: true });
  if (credits.length === 0) return BigInt(value) > 0n ? [{ currency: COIN, amount: BigInt(value) }] : [];
  const sums = new Map<string, bigint>();
  for (const { args } of credits) {
    const currency = args.currency.toLowerCase();
    if (args.account.toLowerCase() !== receipt.from.toLowerCase()) sums.set(currency, (sums.get(currency) ?? 0n) + args.amount);
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}

const costOf = (receipt: RawReceipt, sent: RawTransaction): TransactionCost => ({
  transaction: receipt.transactionHash,
  blockHash: receipt.blockHash,
  block: Number(receipt.blockNumber),
  payer: receipt.from.toLowerCase() as Hex,
  gas: BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice) + BigInt(receipt.l1Fee ?? 0),
  paid: paidIn(receipt, sent),
});

/** Reads what transactions cost, all in one request; one that the chain doesn't have is left out. */
export type CostReader = (transactions: readonly string[]) => Promise<TransactionCost[]>;

/** @throws ChainServerError by what it returns, where the chain's server fails */
export function createCostReader(url: string, signal?: AbortSignal): CostReader {
  const ask = createRpc(url, signal);
  return async (transactions) => {
    const answers = await ask(
      transactions.flatMap((hash) => [
        { method: 'eth_getTransactionReceipt', params: [hash] },
        { method: 'eth_getTransactionByHash', params: [hash] },
      ]),
    );
    try {
      return transactions.flatMap((_, place) => {
        const [receipt, sent] = [answers[2 * place], answers[2 * place + 1]] as [RawReceipt | null, RawTransaction | null];
        return receipt && sent ? [costOf(receipt, sent)] : [];
      });
    } catch (cause) {
      throw new ChainServerError('a malformed receipt', { cause });
    }
  };
}
