/** Longer answers of one batch are cut off. */
const MOST_BYTES = 64 * 1024 * 1024;
const ANSWER_MS = 10_000;

export interface RpcCall {
  method: string;
  params: readonly unknown[];
}

/** A server of a chain that did not answer, or not as it must. */
export class ChainServerError extends Error {
  override name = 'ChainServerError';
}

/** More than was asked to be taken came as an answer. */
export class ChainAnswerTooLong extends ChainServerError {
  override name = 'ChainAnswerTooLong';
}

/** A server answered, and the answer is that it will not: a call that reverts, or one that asks for too much. */
export class ChainCallRefused extends ChainServerError {
  override name = 'ChainCallRefused';
  /** Of JSON-RPC; 3 is a contract that reverts. */
  readonly code: number | undefined;
  /** What a contract reverted with, where the server says it. */
  readonly data: unknown;

  constructor(method: string, { code, message, data }: { code?: number; message?: string; data?: unknown }) {
    super(`${method}: ${message ?? 'refused'}`);
    this.code = code;
    this.data = data;
  }
}

interface Answer {
  id: number;
  result?: unknown;
  error?: { code?: number; message?: string; data?: unknown };
}

async function textOf(answer: Response, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of answer.body ?? []) {
    text += decoder.decode(piece as Uint8Array, { stream: true });
    if (text.length > most) throw new ChainAnswerTooLong(`more than ${most} bytes in one answer`);
  }
  return text + decoder.decode();
}

async function post(url: string, body: unknown, signal: AbortSignal, most: number): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), redirect: 'error', signal });
  const text = await textOf(answer, most);
  if (!answer.ok) throw new ChainServerError(`status ${answer.status}`);
  return JSON.parse(text) as unknown;
}

/**
 * Asks a chain's server several things in one request (JSON-RPC 2.0). @returns the results in the order of the calls
 * @param most characters of all answers together
 * @throws ChainServerError with what went wrong, of the first call that failed
 */
export function createRpc(url: string, signal?: AbortSignal, most = MOST_BYTES): (calls: readonly RpcCall[]) => Promise<unknown[]> {
  return async (calls) => {
    const limit = AbortSignal.timeout(ANSWER_MS);
    const body = calls.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params }));
    const answered = await post(url, body, signal ? AbortSignal.any([signal, limit]) : limit, most).catch((error: unknown) => {
      throw error instanceof ChainServerError ? error : new ChainServerError(`no answer: ${String(error)}`, { cause: error });
    });
    const byId = new Map((Array.isArray(answered) ? (answered as Answer[]) : []).map((answer) => [answer.id, answer]));
    return calls.map(({ method }, id) => {
      const answer = byId.get(id);
      if (answer?.error) throw new ChainCallRefused(method, answer.error);
      if (answer?.result === undefined) throw new ChainServerError(`${method}: no result`);
      return answer.result;
    });
  };
}
