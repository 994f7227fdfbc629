import type { Operation } from '@mortar/protocol';
import { people } from '../src/modules/identity/index.ts';
import { MODULE_NAMES, operations } from '../src/modules/manifests.ts';
import { createStandingService } from '../src/modules/moderation/index.ts';
import { authorization, createAccountServer, type AccountServer } from './account.ts';
import { ownAddress } from './own-address.ts';
import { createDataFolder } from './data-folder.ts';
import { createLuck, hostileCall, HOSTILE_PATHS, type HostileCall } from './hostile.ts';
import { createOwner, newEmail, type Owner } from './owner.ts';
import { OPERATOR } from './platform.ts';
import { createShellFolder } from './shell-folder.ts';

/** Nothing takes longer, whatever is asked. */
const MOST_MS = 5000;
const AT_ONCE = 4;

/** Calls every endpoint and strange addresses on a whole server. */
export interface Fuzz {
  /** @returns what was answered with a fault or too late, with the call that did it */
  endpoints(seed: number, callsEach: number): Promise<string[]>;
  addresses(): Promise<string[]>;
  close(): Promise<void>;
}

export async function createFuzz(): Promise<Fuzz> {
  const [shell, data] = [createShellFolder(), createDataFolder()];
  const server = await createAccountServer({ modules: MODULE_NAMES, shellDir: shell.path, dataDir: data.path }, { followsRegistry: true });

  /** Somebody of the team, so that no call ends at the door. */
  async function developer(): Promise<Owner> {
    const owner = await createOwner(server, newEmail());
    await createStandingService({ db: server.database.db, clock: server.clock, people }).grant(owner.session.uid, 'developer', OPERATOR);
    return owner;
  }

  async function faultOf(call: HostileCall, headers: Record<string, string> = {}): Promise<string[]> {
    const began = performance.now();
    const answer = await server.call({ ...call, from: ownAddress(), signed: true, headers: { ...headers, ...call.headers } });
    const ms = performance.now() - began;
    if (answer.statusCode < 500 && ms < MOST_MS) return [];
    return [`${answer.statusCode} after ${Math.round(ms)} ms: ${call.method} ${call.url} ${String(call.payload ?? '').slice(0, 300)}`];
  }

  return {
    async endpoints(seed, callsEach) {
      const luck = createLuck(seed);
      const faults: string[] = [];
      let owner = await developer();
      for (const operation of operations) {
        if (!(await owner.isOpen())) owner = await developer();
        const calls = Array.from({ length: callsEach }, () => hostileCall(luck, operation));
        const worker = async () => {
          for (let call = calls.pop(); call; call = calls.pop())
            faults.push(...(await faultOf(call, headersOf(server, owner, operation, call))));
        };
        await Promise.all(Array.from({ length: AT_ONCE }, worker));
      }
      return faults;
    },

    async addresses() {
      return (await Promise.all(HOSTILE_PATHS.map((url) => faultOf({ method: 'GET', url, headers: {} })))).flat();
    },

    async close() {
      await server.close();
      shell.remove();
      data.remove();
    },
  };
}

/** What a page of ours sends with a call, and a proof where one is wanted. */
function headersOf(
  { config }: AccountServer,
  { key, session }: Owner,
  { endpoint }: Operation,
  { input }: HostileCall,
): Record<string, string> {
  const ofPage = { origin: config.publicUrl, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', deviceid: 'fuzz' };
  const ofPerson = endpoint.proof && input ? key.proof(endpoint, input, session.token) : authorization(session.token);
  return { ...ofPage, ...ofPerson };
}
