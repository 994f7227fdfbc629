import { Agent, request } from 'node:http';

/** A call of a load. */
export interface Call {
  url: string;
  headers: Record<string, string>;
  body: object;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One call. @returns its answer; @throws Error for any other status than 200 */
function send({ url, headers, body }: Call): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: 'POST', headers, agent }, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (part: string) => (text += part));
      incoming.on('end', () => (incoming.statusCode === 200 ? resolve(text) : reject(new Error(`${url}: ${text}`))));
    });
    outgoing.on('error', reject);
    outgoing.end(JSON.stringify(body));
  });
}

/**
 * Sends calls at a steady rate, whether or not those before have been answered.
 * @returns ms from when each was due to its answer
 */
export async function pacedLoad(calls: readonly Call[], perSecond: number, success: string): Promise<number[]> {
  const start = performance.now();
  return Promise.all(
    calls.map(async (call, index) => {
      const due = start + (index * 1000) / perSecond;
      await new Promise((resolve) => void setTimeout(resolve, due - performance.now()));
      const answer = await send(call);
      if (!answer.includes(success)) throw new Error(answer);
      return performance.now() - due;
    }),
  );
}
