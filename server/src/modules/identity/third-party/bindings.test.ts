import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS, type Endpoint } from '@mortar/protocol';
import {
  bindThirdParty,
  listThirdParties,
  startThirdParty,
  THIRD_PARTIES,
  unbindThirdParty,
  type SessionData,
  type ThirdParty,
} from '@mortar/protocol/identity';
import { authorization } from '../../../../test/account.ts';
import { sessionKey } from '../../../../test/session-key.ts';
import { codeOf } from '../../../../test/http.ts';
import { codeIn, createThirdPartyServer, traveller, type ThirdPartyServer } from '../../../../test/third-party.ts';

jest.setTimeout(30_000);

let server: ThirdPartyServer;
beforeAll(async () => {
  server = await createThirdPartyServer();
});
afterAll(() => server.close());

type Key = ReturnType<typeof sessionKey>;

let people = 0;
const newName = () => `bind-${(people += 1)}`;

/** Somebody signed in, in a browser that can prove it. */
function member(session: SessionData, key: Key, visitor: ReturnType<typeof traveller>) {
  const headers = authorization(session.token);
  const call = (endpoint: Endpoint, body: object) => visitor.browser.call(endpoint, body, key.proof(endpoint, body, session.token));
  return {
    session,
    visitor,
    headers,
    bind: async (sub: string) => {
      server.google.residents.set(sub, { sub, email: `${sub}@example.com`, email_verified: true });
      server.google.visitor = sub;
      const page = await visitor.journey('google', { bind: true }, headers);
      return call(bindThirdParty, { registertype: THIRD_PARTIES.google, code: codeIn(page) });
    },
    bindBy: (party: ThirdParty, code: string) => call(bindThirdParty, { registertype: THIRD_PARTIES[party], code }),
    unbind: (party: ThirdParty = 'google') => call(unbindThirdParty, { registertype: THIRD_PARTIES[party] }),
    list: async () => {
      const answer = await visitor.browser.call(listThirdParties, {}, headers);
      return answer.json<{ data: { registertype: number }[] }>().data.map(({ registertype }) => registertype);
    },
  };
}

/** Signed up by e-mail, so there is a password. */
async function withPassword() {
  const key = sessionKey(server);
  const visitor = traveller(server);
  const session = await visitor.browser.signUp(`${newName()}@example.com`, { key: key.jwk });
  return member(session, key, visitor);
}

/** Signed up by Google: there is nothing else. */
async function withGoogle() {
  const key = sessionKey(server);
  const visitor = traveller(server);
  const sub = newName();
  server.google.residents.set(sub, { sub, email: `${sub}@example.com`, email_verified: true });
  server.google.visitor = sub;
  const session = await visitor.session('google', { key: key.jwk });
  return member(session, key, visitor);
}

describe('binding a third party', () => {
  test('it becomes a way to sign in, the owner is told, and taken away it is none', async () => {
    const person = await withPassword();
    const sub = newName();
    expect(codeOf(await person.bind(sub))).toBe(SUCCESS);
    expect(await person.list()).toEqual([THIRD_PARTIES.google]);
    expect((await traveller(server).session('google')).uid).toBe(person.session.uid);
    expect(codeOf(await person.unbind())).toBe(SUCCESS);
    expect(await person.list()).toEqual([]);
    const told = server.mailsTo(person.session.email).filter((mail) => mail.startsWith('thirdParty'));
    expect(told).toEqual(['thirdPartyBound', 'thirdPartyUnbound']);
    expect((await traveller(server).session('google')).uid).not.toBe(person.session.uid);
  });

  test('it says 1511452 of what is theirs already', async () => {
    const person = await withPassword();
    const sub = newName();
    await person.bind(sub);
    expect(codeOf(await person.bind(sub))).toBe(CODES.alreadyBound);
  });

  test('it binds one somebody of a third party, and no second', async () => {
    const person = await withPassword();
    await person.bind(newName());
    expect(codeOf(await person.bind(newName()))).toBe(CODES.conflict);
  });

  test('it says of somebody else’s only that it is taken', async () => {
    const [owner, person] = [await withPassword(), await withPassword()];
    const sub = newName();
    await owner.bind(sub);
    const answer = await person.bind(sub);
    expect(codeOf(answer)).toBe(CODES.identityTaken);
    expect(answer.body).not.toContain(owner.session.username);
    expect(answer.body).not.toContain(owner.session.email);
  });

  test('it lets one of two win who bind the same somebody at once', async () => {
    const [first, second] = [await withPassword(), await withPassword()];
    const sub = newName();
    server.google.residents.set(sub, { sub });
    server.google.visitor = sub;
    const codes = [first, second].map(async ({ visitor, headers }) => codeIn(await visitor.journey('google', { bind: true }, headers)));
    const [one = '', two = ''] = await Promise.all(codes);
    const answers = await Promise.all([first.bindBy('google', one), second.bindBy('google', two)]);
    expect(answers.map(codeOf).toSorted()).toEqual([SUCCESS, CODES.identityTaken]);
  });

  test('it takes no answer that was begun as a sign-in, nor one for another person, and signs in by none for binding', async () => {
    const [person, other] = [await withPassword(), await withPassword()];
    const sub = newName();
    server.google.residents.set(sub, { sub });
    server.google.visitor = sub;
    const signIn = codeIn(await person.visitor.journey('google'));
    expect(codeOf(await person.bindBy('google', signIn))).toBe(CODES.thirdPartyLoginRefused);
    const binding = codeIn(await person.visitor.journey('google', { bind: true }, other.headers));
    expect(codeOf(await person.bindBy('google', binding))).toBe(CODES.thirdPartyLoginRefused);
    expect(codeOf(await person.visitor.auto('google', { code: binding }))).toBe(CODES.thirdPartyLoginRefused);
  });

  test('it is begun by somebody who is signed in', async () => {
    const answer = await server.browser().call(startThirdParty, { registertype: THIRD_PARTIES.google, bind: true });
    expect([answer.statusCode, codeOf(answer)]).toEqual([401, CODES.tokenInvalid]);
  });

  test.each([bindThirdParty, unbindThirdParty] as const)('it wants the proof of the session’s key: $id', async (endpoint) => {
    const person = await withPassword();
    const body = { registertype: THIRD_PARTIES.google, code: 'x'.repeat(43) };
    expect(codeOf(await person.visitor.browser.call(endpoint, body, person.headers))).toBe(CODES.proofRefused);
  });

  test('it leads a whole page back to where the person bound from', async () => {
    const person = await withPassword();
    server.google.visitor = newName();
    server.google.residents.set(server.google.visitor, { sub: server.google.visitor });
    const back = await person.visitor.journey('google', { bind: true, path: '/settings?tab=ways' }, person.headers);
    expect(String(back.headers.location)).toMatch(/^\/settings\?tab=ways#auto=4\./);
  });
});

describe('the last way to sign in', () => {
  test('it stays', async () => {
    const person = await withGoogle();
    expect(codeOf(await person.unbind())).toBe(CODES.lastSignInMethod);
    expect(await person.list()).toEqual([THIRD_PARTIES.google]);
  });

  /** Discord beside Google. */
  async function withBoth() {
    const person = await withGoogle();
    server.discord.profile = { id: String(7_000_000_000 + (people += 1)), email: null };
    const page = await person.visitor.journey('discord', { bind: true }, person.headers);
    expect(codeOf(await person.bindBy('discord', codeIn(page)))).toBe(SUCCESS);
    return person;
  }

  test('it may go when another third party is bound', async () => {
    const person = await withBoth();
    expect(codeOf(await person.unbind())).toBe(SUCCESS);
    expect(codeOf(await person.unbind('discord'))).toBe(CODES.lastSignInMethod);
  });

  test('it stays when both of two are taken away at once', async () => {
    const person = await withBoth();
    const answers = await Promise.all([person.unbind('google'), person.unbind('discord')]);
    expect(answers.map(codeOf).toSorted()).toEqual([SUCCESS, CODES.lastSignInMethod]);
    expect(await person.list()).toHaveLength(1);
  });
});
