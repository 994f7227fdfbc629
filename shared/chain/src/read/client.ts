import { createClient, http, type Client } from 'viem';

/** A network and where it is asked. */
export interface Rpc {
  chainId: number;
  url: string;
}

/** How long one question may take; none is asked twice. */
export const QUESTION_MS = 3000;

const clients = new Map<string, Client>();

/** Client of a network; one for each address. */
export function clientFor({ url }: Rpc): Client {
  const client = clients.get(url) ?? createClient({ transport: http(url, { timeout: QUESTION_MS, retryCount: 0 }) });
  clients.set(url, client);
  return client;
}
