import { QUESTION_MS } from './client.ts';

/** More than any answer that is asked for has. */
const MOST_BYTES = 1024 * 1024;

/** Text of an answer. @throws Error when the server does not answer in time, with another status, or with too much */
export async function askText(url: string, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(QUESTION_MS) });
  if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > MOST_BYTES) {
    await answer.body?.cancel();
    throw new Error(`${new URL(url).host} answered with ${answer.status}`);
  }
  return answer.text();
}

/** JSON of an answer. @throws Error as `askText` does, and for what is no JSON */
export async function askJson(url: string, init: RequestInit = {}): Promise<unknown> {
  return JSON.parse(await askText(url, { ...init, headers: { accept: 'application/json', ...init.headers } })) as unknown;
}
