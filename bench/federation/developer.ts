import { setTimeout as wait } from 'node:timers/promises';
import { login } from '@mortar/protocol/identity';
import { acquireDatabase } from '@mortar/server';
import type { BrowserContext } from '@playwright/test';
import { createPasswordHasher } from '../../server/src/modules/identity/password-hasher.ts';
import { PASSWORD } from '../auth/password.ts';
import { sessionKey } from '../auth/session-key.ts';
import { addPeople } from '../server/people.ts';
import { signsFor } from '../server/sign.ts';
import { operate, type Stack } from '../stack.ts';

const TRIES = 50;
const TRY_AGAIN_MS = 200;

/** Makes somebody with the role of a developer in a running site. */
async function makeDeveloper({ dataDir }: Stack): Promise<string> {
  const database = await acquireDatabase({ databaseUrl: undefined, dataDir });
  try {
    const { hash } = await createPasswordHasher();
    const [person] = await addPeople(database, 1, await hash(PASSWORD));
    await operate({ dataDir }, ['role', 'grant', person!.email, 'developer']);
    return person!.email;
  } finally {
    await database.close();
  }
}

/** Signs a developer in, in this browser, and lets a development server serve a remote in its pages. */
export async function developIn(context: BrowserContext, stack: Stack, wish: string): Promise<void> {
  const email = await makeDeveloper(stack);
  const { method, path } = login;
  const [sign] = await signsFor(stack.url, 1);
  const answer = await context.request.fetch(stack.url + path, {
    method,
    headers: { ...sign, origin: stack.url, 'sec-fetch-site': 'same-origin', deviceid: 'bench-developer', devicename: 'Benchmark' },
    data: { email, password: PASSWORD, key: await sessionKey() },
  });
  if (!answer.ok()) throw new Error(`nobody could sign in: ${await answer.text()}`);
  // The server hears of the role a moment later.
  for (let tries = 0; tries < TRIES; tries += 1) {
    const page = await context.request.get(`${stack.url}/?mf=${wish}`, { headers: { 'sec-fetch-site': 'none' } });
    if ((await page.text()).includes('-dev/main.')) return;
    await wait(TRY_AGAIN_MS);
  }
  throw new Error('the development server takes no part in the site');
}
