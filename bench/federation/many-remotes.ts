import { request } from 'node:http';
import { join } from 'node:path';
import { WORKSPACE_ROOT, buildRoom } from '@mortar/build';
import { operate, startStack, type Stack } from '../stack.ts';
import { renamed } from './renamed.ts';

/** The remote that is copied: as small as one can be, under a word that stands for nothing else in its build. */
const TEMPLATE = 'trowel';

/** Starts a site on `port` with the landing page's remote and as many small ones as make `count` in all. */
export async function startManyRemotes(port: number, count: number): Promise<Stack> {
  const room = `templates/${TEMPLATE}`;
  await buildRoom(join(WORKSPACE_ROOT, room));
  const stack = await startStack(port);
  for (let index = 1; index < count; index += 1) {
    const name = `area${index}`;
    const { dir } = await renamed(room, index, (text) => text.replaceAll(TEMPLATE, name));
    await operate(stack, ['publish', name, '--dir', dir]);
  }
  return stack;
}

/** Bytes of the page at `/` as they travel. */
export function pageBytes({ url }: Stack): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length)).on('end', () => resolve(bytes));
    });
    asked.on('error', reject).end();
  });
}
