import { getProfile } from '@mortar/protocol/identity';
import { systemClock } from '@mortar/server';
import { loadKeyring } from '../../server/src/lib/keyring.ts';
import { createSessionService, type SessionService } from '../../server/src/modules/identity/session/service.ts';
import { createSessionTokens, type OpenSession } from '../../server/src/modules/identity/session/tokens.ts';
import { compared, limited, type Figure } from '../report.ts';
import { loadFor, type LoadRequest } from './load.ts';
import type { Peers } from './peers.ts';
import { addPeople, type BenchPerson } from './people.ts';
import { alternating } from './rounds.ts';
import { renewedSigns } from './sign.ts';

const PEOPLE = 400;
/** Of them, those whose sessions are ended while the others' requests go on. */
const REVOKED = 5;
const REFUSED_WITHIN_MS = 1000;
const { path: PATH } = getProfile;

interface SignedIn {
  person: BenchPerson;
  session: OpenSession;
}

/** Sessions of many people, begun as a sign-in begins them, by another process than the one that is asked. */
async function signIn({ stack, database }: Peers): Promise<{ sessions: SessionService; all: SignedIn[] }> {
  const keyring = await loadKeyring({ dataDir: stack.dataDir, sessionSecret: undefined });
  const tokens = createSessionTokens({ db: database.db, keyring, clock: systemClock });
  const all: SignedIn[] = [];
  for (const person of await addPeople(database, PEOPLE, 'nobody signs in with it')) {
    const device = { deviceId: person.headers['deviceid'] ?? '', deviceName: 'Benchmark', os: 'web' };
    const session = await database.db.transaction((tx) => tokens.begin(tx, { ...person, device, key: undefined }));
    all.push({ person, session });
  }
  return { sessions: createSessionService({ db: database.db, clock: systemClock }), all };
}

/** From the moment that a session is ended until its token is refused for the first time, in ms. */
async function refusedAfter(
  sessions: SessionService,
  { session }: SignedIn,
  url: string,
  headers: Record<string, string>,
): Promise<number> {
  const start = performance.now();
  await sessions.end(session.sessionId, session.uid, 'logout');
  for (;;) {
    const { status } = await fetch(url, { headers });
    if (status === 401) return performance.now() - start;
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    if (performance.now() - start > 10 * REFUSED_WITHIN_MS) return Infinity;
  }
}

/** A read that only a signed-in person may do: `sign`, the session and its revocation, budgets, the answer's schema. */
export async function measureSigned(peers: Peers): Promise<Figure[]> {
  const { stack, bare, seconds, success } = peers;
  const { sessions, all } = await signIn(peers);
  const signs = renewedSigns(stack.url, all.length);
  const headersOfAll = async () => {
    const made = await signs();
    return all.map(({ person, session }, index) => ({
      ...made[index],
      ...person.headers,
      authorization: `Bearer ${session.accessToken}`,
    }));
  };
  const load = async (): Promise<LoadRequest[]> => (await headersOfAll()).slice(REVOKED).map((headers) => ({ path: PATH, headers }));
  const bareLoad = all.slice(REVOKED).map(({ person }) => ({ path: `/profile?userId=${person.userId}` }));
  const { rps } = await alternating(
    async () => loadFor(seconds, stack.url, await load(), success),
    () => loadFor(seconds, bare, bareLoad, '"uid":'),
  );
  const headers = await headersOfAll();
  const meanwhile = loadFor(seconds, stack.url, await load(), success);
  let slowest = 0;
  for (const [index, one] of all.slice(0, REVOKED).entries())
    slowest = Math.max(slowest, await refusedAfter(sessions, one, stack.url + PATH, headers[index]!));
  await meanwhile;
  return [
    compared('signed.rps', rps, 'requests/s', 'bare Fastify route, same query', { least: 0.7 }),
    limited('signed.revoked.ms', slowest, 'ms', REFUSED_WITHIN_MS),
  ];
}
