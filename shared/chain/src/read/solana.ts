import { askText } from './ask.ts';

/** Coins of an account in lamports. @param url address of a server that speaks Solana's JSON-RPC @throws Error when it does not answer */
export async function solanaBalance(url: string, address: string): Promise<bigint> {
  // Large, and wanted only where somebody has such a wallet.
  const { Connection, PublicKey } = await import('@solana/web3.js');
  const ask = async (input: unknown, init?: unknown) => new Response(await askText(String(input), init as RequestInit));
  const connection = new Connection(url, { fetch: ask as unknown as typeof fetch, disableRetryOnRateLimit: true });
  return BigInt(await connection.getBalance(new PublicKey(address)));
}
