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

interface Answer {
  id: number;
  result?: unknown;
  error?: { code?: number; message?: string };
}

async function textOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of answer.body ?? []) {
    text += decoder.decode(piece as Uint8Array, { stream: true });
    if (text.length > MOST_BYTES) throw new ChainServerError(`more than ${MOST_BYTES} bytes in one answer`);
  }
  return text + decoder.decode();
}

async function post(url: string, body: unknown, signal: AbortSignal): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), redirect: 'error', signal });
  const text = await textOf(answer);
  if (!answer.ok) throw new ChainServerError(`status ${answer.status}`);
  return JSON.parse(text) as unknown;
}

/**
 * Asks a chain's server several things in one request (JSON-RPC 2.0). @returns the results in the order of the calls
 * @throws ChainServerError with what went wrong, of the first call that failed
 */
export function createRpc(url: string, signal?: AbortSignal): (calls: readonly RpcCall[]) => Promise<unknown[]> {
  return async (calls) => {
    const limit = AbortSignal.timeout(ANSWER_MS);
    const body = calls.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params }));
    const answered = await post(url, body, signal ? AbortSignal.any([signal, limit]) : limit).catch((error: unknown) => {
      throw error instanceof ChainServerError ? error : new ChainServerError(`no answer: ${String(error)}`, { cause: error });
    });
    const byId = new Map((Array.isArray(answered) ? (answered as Answer[]) : []).map((answer) => [answer.id, answer]));
    return calls.map(({ method }, id) => {
      const answer = byId.get(id);
      if (answer?.error) throw new ChainServerError(`${method}: ${answer.error.message ?? 'refused'}`);
      if (answer?.result === undefined) throw new ChainServerError(`${method}: no result`);
      return answer.result;
    });
  };
}
