import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An entry of a feed that a test serves. */
export interface FeedEntry {
  guid?: string;
  url?: string;
  title?: string;
  text?: string;
  date?: string;
}

export const rss = (entries: readonly FeedEntry[], title = 'The Wire', link = 'https://wire.example/'): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>${title}</title><link>${link}</link>${entries
    .map(
      ({ guid, url, title: headline, text, date }) =>
        `<item>${guid === undefined ? '' : `<guid isPermaLink="false">${guid}</guid>`}${url === undefined ? '' : `<link>${url}</link>`}` +
        `${headline === undefined ? '' : `<title>${headline}</title>`}${text === undefined ? '' : `<description><![CDATA[${text}]]></description>`}` +
        `${date === undefined ? '' : `<pubDate>${date}</pubDate>`}</item>`,
    )
    .join('')}</channel></rss>`;

/** A site with feeds, on an address inside, which a test names as the operator's own. */
export async function startFeeds() {
  const answers = new Map<string, RequestListener>();
  const asked: { url: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url!, headers: request.headers });
    const answer = answers.get(request.url!);
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    asked,
    at: (path: string) => origin + path,
    /** What stands at a path from now on: a feed, or what answers. */
    put: (path: string, answer: string | RequestListener, headers: Record<string, string> = {}) =>
      void answers.set(
        path,
        typeof answer === 'string' ? (_request, response: ServerResponse) => void response.writeHead(200, headers).end(answer) : answer,
      ),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Feeds = Awaited<ReturnType<typeof startFeeds>>;
