import { randomInt } from 'node:crypto';
import { createServer, request as httpRequest, type IncomingMessage, type RequestOptions, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { answerWithout, changedBody, changesBody, type Fault } from './faults.ts';
import { createTraffic, type Traffic } from './traffic.ts';

/** A fault that stands until it is removed. */
export interface Rule {
  /** How often it struck. */
  readonly hits: number;
  remove(): void;
}

interface StandingRule {
  pattern: RegExp;
  fault: Fault;
  left: number;
  hits: number;
}

export interface FaultProxy extends Omit<Traffic, 'begin'> {
  /** What a browser opens. */
  origin: string;
  /** Lets requests fail whose path and query fit; the newest rule wins. `times` ends it by itself. */
  fault(pattern: RegExp, fault: Fault, options?: { times?: number }): Rule;
  /** Removes all rules. */
  heal(): void;
  /** Breaks every socket that is open. */
  breakSockets(): void;
  /** What passes from now on comes from another visitor's address. */
  changeVisitor(): void;
  /** Where the server listens. */
  sendTo(port: number): void;
  close(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';

/**
 * A reverse proxy in front of the server that injects faults and logs what passes, sockets included.
 * Every proxy is a visitor of its own, so that no test eats another one's rate limits.
 */
export async function startFaultProxy(): Promise<FaultProxy> {
  const { begin, ...traffic } = createTraffic();
  const rules = new Set<StandingRule>();
  const sockets = new Set<Socket>();
  let visitor = randomAddress();
  let target = 0;

  function strike(url: string): Fault | undefined {
    const rule = [...rules].toReversed().find(({ pattern, left }) => left > 0 && pattern.test(url));
    if (!rule) return undefined;
    rule.left -= 1;
    rule.hits += 1;
    return rule.fault;
  }

  const server = createServer(async (request, response) => {
    const url = request.url ?? '/';
    const fault = strike(url);
    const end = begin(request.method ?? 'GET', url, fault !== undefined);
    response.on('finish', () => end(response.statusCode));
    if (answerWithout(fault, request, response)) return;
    if (fault && 'delayMs' in fault) await wait(fault.delayMs);
    pass(request, response, upstream(request, target, visitor, changesBody(fault)), fault);
  });
  server.on('upgrade', (request, socket: Socket, head) => {
    const url = request.url ?? '/';
    const fault = strike(url);
    begin('UPGRADE', url, fault !== undefined);
    // A socket that is not let through is gone, whatever the fault.
    if (fault) return void socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    tunnel(request, socket, head, target);
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));

  return {
    ...traffic,
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    fault(pattern, fault, { times = Number.POSITIVE_INFINITY } = {}) {
      const rule: StandingRule = { pattern, fault, left: times, hits: 0 };
      rules.add(rule);
      return {
        get hits() {
          return rule.hits;
        },
        remove: () => void rules.delete(rule),
      };
    },
    heal: () => rules.clear(),
    breakSockets() {
      for (const socket of sockets) socket.destroy();
    },
    changeVisitor: () => void (visitor = randomAddress()),
    sendTo: (port) => void (target = port),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An address of a range that is set aside for tests of networks (RFC 2544). */
function randomAddress(): string {
  return `198.18.${randomInt(1, 255)}.${randomInt(1, 255)}`;
}

function upstream({ method, url, headers }: IncomingMessage, port: number, visitor: string, plain: boolean): RequestOptions {
  return {
    host: LOOPBACK,
    port,
    method,
    path: url,
    // A connection of its own: one that is kept would break when the server is started anew.
    agent: false,
    headers: { ...headers, connection: 'close', 'x-forwarded-for': visitor, ...(plain ? { 'accept-encoding': 'identity' } : {}) },
  };
}

function pass(request: IncomingMessage, response: ServerResponse, options: RequestOptions, fault: Fault | undefined): void {
  const forwarded = httpRequest(options, (answer) => void handOn(answer, response, fault).catch(() => response.destroy()));
  // A server that is gone looks to the browser as it would without a proxy.
  forwarded.on('error', () => request.socket.destroy());
  response.on('close', () => forwarded.destroy());
  request.pipe(forwarded);
}

async function handOn(answer: IncomingMessage, response: ServerResponse, fault: Fault | undefined): Promise<void> {
  const { connection: _, ...headers } = answer.headers;
  const status = answer.statusCode ?? 502;
  if (!changesBody(fault)) {
    response.writeHead(status, headers);
    answer.pipe(response);
    return;
  }
  const body = changedBody(fault, await collect(answer));
  response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
}

async function collect(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function tunnel(request: IncomingMessage, socket: Socket, head: Buffer, port: number): void {
  const server = connect(port, LOOPBACK, () => {
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let index = 0; index < request.rawHeaders.length; index += 2)
      lines.push(`${request.rawHeaders[index]}: ${request.rawHeaders[index + 1]}`);
    server.write(`${lines.join('\r\n')}\r\n\r\n`);
    server.write(head);
    server.pipe(socket).pipe(server);
  });
  server.on('error', () => socket.destroy());
  socket.on('error', () => server.destroy());
  socket.on('close', () => server.destroy());
}
