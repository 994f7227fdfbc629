/** Longer than a dump of a large chain takes. */
const TIMEOUT_MS = 10_000;

/** One call of a chain's JSON-RPC. @throws Error when it does not answer or refuses */
export async function rpc(url, method, params = []) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { result, error } = await answer.json();
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}
