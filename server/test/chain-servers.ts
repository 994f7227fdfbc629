import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** What a server answers: a text goes as it is, everything else as JSON; undefined is 404. */
export type Answers = (path: string, body: string) => unknown;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function give(response: ServerResponse, answer: unknown): ServerResponse {
  const isText = typeof answer === 'string';
  response.writeHead(answer === undefined ? 404 : 200, { 'content-type': isText ? 'text/plain' : 'application/json' });
  return response.end(isText ? answer : JSON.stringify(answer ?? {}));
}

/** A server of this machine that answers as a chain's would; `asked` are the paths so far. */
export async function chainServer(answers: Answers): Promise<{ url: string; asked: string[]; close(): void }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    void bodyOf(request).then((body) => give(response, answers(path, body)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
