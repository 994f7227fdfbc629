import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import { bindEmail, THIRD_PARTIES, type SessionData } from '@mortar/protocol/identity';
import { codeOf } from '../../../../test/http.ts';
import { createThirdPartyServer, traveller, type ThirdPartyServer } from '../../../../test/third-party.ts';

jest.setTimeout(30_000);

const CODE = '2468';
let server: ThirdPartyServer;
beforeAll(async () => {
  server = await createThirdPartyServer();
});
afterAll(() => server.close());

let people = 0;

/** A browser whose sign-in by X waits for an address, and how it proves one by `open/bindingemail`. */
async function waiting() {
  const id = String((people += 1));
  server.x.profile = { data: { id } };
  const visitor = traveller(server);
  const { openid } = (await visitor.comeIn('x')).json<{ data: { openid: string } }>().data;
  const email = `pending-${id}@example.com`;
  await server.giveCode(email, CODE, 'bindEmail');
  const prove = (claim: object = {}, browser = visitor.browser) =>
    browser.call(bindEmail, { registertype: THIRD_PARTIES.x, openid, email, code: CODE, ...claim });
  return { visitor, email, prove };
}

describe('a sign-in that waits for an address', () => {
  test('it makes the person for its own browser, ticket and third party, once', async () => {
    const { visitor, email, prove } = await waiting();
    expect(codeOf(await prove({ openid: 'x'.repeat(43) }))).toBe(CODES.thirdPartyLoginRefused);
    expect(codeOf(await prove({ registertype: THIRD_PARTIES.discord }))).toBe(CODES.thirdPartyLoginRefused);
    expect(codeOf(await prove({ openid: undefined }))).toBe(CODES.thirdPartyLoginRefused);
    expect(codeOf(await prove({}, server.browser()))).toBe(CODES.thirdPartyLoginRefused);
    const answer = await prove();
    expect(codeOf(answer)).toBe(SUCCESS);
    const { data } = answer.json<{ data: SessionData }>();
    expect(data).toMatchObject({ email, bricksamount: 50 });
    expect(codeOf(await prove())).toBe(CODES.thirdPartyLoginRefused);
    expect(await visitor.session('x')).toMatchObject({ uid: data.uid, email });
  });

  test('it waits on when the code is wrong', async () => {
    const { prove } = await waiting();
    expect(codeOf(await prove({ code: '1357' }))).toBe(CODES.wrongCode);
    expect(codeOf(await prove())).toBe(SUCCESS);
  });
});
