import { Agent, request } from 'node:http';

interface Answer {
  body: string;
  cookie: string | undefined;
}

/** Sends one call and reads its whole answer. */
export type Send = (method: string, path: string, headers: Record<string, string>, body?: string) => Promise<Answer>;

/** Sends calls on connections that stay open, as autocannon does, each made for its moment: a nonce is good once. */
export function caller(origin: string, connections: number): { send: Send; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send: Send = (method, path, headers, body) =>
    new Promise<Answer>((resolve, reject) => {
      const outgoing = request(origin + path, { method, headers, agent }, (incoming) => {
        let text = '';
        incoming.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        incoming.on('end', () => resolve({ body: text, cookie: incoming.headers['set-cookie']?.[0]?.split(';')[0] }));
      });
      outgoing.on('error', reject).end(body);
    });
  return { send, close: () => agent.destroy() };
}
