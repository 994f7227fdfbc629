import { askJson } from './ask.ts';

/** Coins of an account in lamports. @param url address of a server that speaks Solana's JSON-RPC @throws Error when it does not answer */
export async function solanaBalance(url: string, address: string): Promise<bigint> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getBalance', params: [address] });
  const answer = await askJson(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  const { result } = answer as { result?: { value: number } };
  if (!result) throw new Error(`${new URL(url).host} gave no balance`);
  return BigInt(result.value);
}
