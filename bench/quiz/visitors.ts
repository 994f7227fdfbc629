import { randomBytes } from 'node:crypto';
import { giveUp, issue, submitAnswer, type Run } from '@mortar/protocol/quiz';
import type { Stack } from '../stack.ts';
import { addressOf } from '../server/load.ts';
import { signsFor } from '../server/sign.ts';

/** A browser without an account that has begun a run. */
export interface Visitor {
  runid: string;
  token: string;
  headers: Record<string, string>;
}

/** Runs that begin at once. */
const AT_ONCE = 16;

/** Begins a run each for so many browsers, in calm mode, so that its time lasts for a round. @param first number of the first browser */
export async function beginRuns({ url }: Stack, first: number, count: number): Promise<Visitor[]> {
  const [sign] = await signsFor(url, 1);
  const visitors: Visitor[] = [];
  let next = first;
  const worker = async () => {
    while (next < first + count) {
      const own = { ...sign, 'x-forwarded-for': addressOf(next++), 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
      const answer = await fetch(`${url}${issue.path}?calm=true&c=${randomBytes(32).toString('hex')}`, { headers: own });
      const { data, msg } = (await answer.json()) as { data: Run | null; msg: string };
      if (!data?.token) throw new Error(`no run began: ${msg}`);
      const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
      visitors.push({ runid: data.runid, token: data.token, headers: { ...own, cookie, 'content-type': 'application/json' } });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return visitors;
}

/** A run of a browser that is over: answered until an answer is wrong, and given up. @returns its id */
export async function endRun(stack: Stack): Promise<string> {
  const [visitor] = await beginRuns(stack, 60_000, 1);
  const { runid, headers } = visitor!;
  const post = async (path: string, body: object): Promise<Run> => {
    const answer = await fetch(stack.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await answer.json()) as { data: Run }).data;
  };
  const next = async (): Promise<Run> => ((await (await fetch(stack.url + issue.path, { headers })).json()) as { data: Run }).data;
  let run = await post(submitAnswer.path, { runid, token: visitor!.token, selected: 0 });
  while (run.status === 'passed') run = await post(submitAnswer.path, { runid, token: (await next()).token, selected: 0 });
  await post(giveUp.path, { runid, token: run.token });
  return runid;
}
