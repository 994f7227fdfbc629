import type { IncomingMessage, ServerResponse } from 'node:http';

/** What may go wrong between a browser and the server. */
export type Fault =
  /** Answered by the proxy; the server hears nothing of it. */
  | { status: number; body?: string; headers?: Record<string, string> }
  /** Never answered. */
  | { hang: true }
  /** The connection breaks. */
  | { drop: true }
  /** Answered, so many ms later. */
  | { delayMs: number }
  /** One byte in the middle of the body is another one. */
  | { flipByte: true }
  /** Another text than the server's. */
  | { replace: (body: string) => string };

/** Faults that need the plain body, not a compressed one. */
export function changesBody(fault: Fault | undefined): fault is Extract<Fault, { flipByte: true } | { replace: unknown }> {
  return fault !== undefined && ('flipByte' in fault || 'replace' in fault);
}

/** Plays a fault that never reaches the server; says whether it did. */
export function answerWithout(fault: Fault | undefined, request: IncomingMessage, response: ServerResponse): boolean {
  if (!fault) return false;
  if ('hang' in fault) return true;
  if ('drop' in fault) {
    request.socket.destroy();
    return true;
  }
  if (!('status' in fault)) return false;
  response
    .writeHead(fault.status, { 'content-type': 'text/plain', 'cache-control': 'no-store', ...fault.headers })
    .end(fault.body ?? `fault ${fault.status}`);
  return true;
}

/** The body as the fault leaves it. */
export function changedBody(fault: Fault, body: Buffer): Buffer {
  if ('replace' in fault) return Buffer.from(fault.replace(body.toString('utf8')));
  const changed = Buffer.from(body);
  const middle = Math.floor(changed.length / 2);
  if (changed.length > 0) changed.writeUInt8((changed.readUInt8(middle) ^ 1) & 0xff, middle);
  return changed;
}
