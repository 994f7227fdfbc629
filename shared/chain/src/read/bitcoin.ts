import { askJson } from './ask.ts';

interface Sums {
  funded_txo_sum: number;
  spent_txo_sum: number;
}

const left = ({ funded_txo_sum, spent_txo_sum }: Sums) => BigInt(funded_txo_sum) - BigInt(spent_txo_sum);

/**
 * What an address holds in satoshi, what is under way counted in.
 * @param esplora address of a server that speaks Esplora's API, such as `https://host/api`
 * @throws Error when it does not answer
 */
export async function bitcoinBalance(esplora: string, address: string): Promise<bigint> {
  const answer = (await askJson(`${esplora}/address/${address}`)) as { chain_stats: Sums; mempool_stats: Sums };
  return left(answer.chain_stats) + left(answer.mempool_stats);
}
