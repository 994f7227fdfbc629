import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { Request } from '@playwright/test';

/** Headers that belong to one connection. */
const OF_CONNECTION = ['connection', 'content-length', 'host', 'accept-encoding'];

/**
 * Sends what a page sent again, as another browser at another address would.
 * @param port of the server itself: the proxy in front of it gives every request one address
 */
export async function resendFrom(address: string, sent: Request, port: number): Promise<void> {
  const own = Object.entries(await sent.allHeaders()).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.includes(name));
  const { host, pathname } = new URL(sent.url());
  const headers = { ...Object.fromEntries(own), host, deviceid: randomUUID(), 'x-forwarded-for': address };
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const outgoing = httpRequest({ host: '127.0.0.1', port, method: sent.method(), path: pathname, headers, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    outgoing.on('error', reject);
    outgoing.end(sent.postData());
  });
  if (status !== 200) throw new Error(`${pathname} was answered with ${status}`);
}
