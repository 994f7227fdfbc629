import { operate, startStack, type Stack } from '../stack.ts';
import type { Renamed } from './renamed.ts';

/** A site of its own with a canary for half of its visitors, and the cookies of one who gets it. */
export interface CanarySite {
  stack: Stack;
  version: string;
  cookies: Record<string, string>;
}

const SHARE = '50';
/** Chance keeps a visitor out so often once in a million runs. */
const MOST_TRIES = 20;

/** Starts it on `port`. @param canary a copy of the landing page's remote */
export async function startCanarySite(port: number, { version, dir }: Renamed): Promise<CanarySite> {
  const stack = await startStack(port);
  await operate(stack, ['publish', 'gamehub', '--dir', dir, '--stage']);
  await operate(stack, ['canary', 'gamehub', version, '--percent', SHARE]);
  return { stack, version, cookies: await luckyVisitor(stack, version) };
}

/** Comes as a new visitor until one is within the share. @throws Error when nobody is */
async function luckyVisitor({ url }: Stack, version: string): Promise<Record<string, string>> {
  for (let count = 0; count < MOST_TRIES; count += 1) {
    const response = await fetch(url);
    const pairs = response.headers.getSetCookie().map((cookie) => cookie.slice(0, cookie.indexOf(';')).split(/=(.*)/s));
    if ((await response.text()).includes(`/r/gamehub/${version}/`)) return Object.fromEntries(pairs) as Record<string, string>;
  }
  throw new Error(`none of ${MOST_TRIES} visitors got the canary`);
}
