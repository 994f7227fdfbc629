import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createAccountServer, type AccountServer } from '../../../../test/account.ts';
import { startForgedIssuer, type ForgedIssuer, type Forgery } from '../../../../test/forged-issuer.ts';
import { toldBy, traveller } from '../../../../test/third-party.ts';

jest.setTimeout(30_000);

let issuer: ForgedIssuer;
let server: AccountServer;
beforeAll(async () => {
  issuer = await startForgedIssuer();
  server = await createAccountServer({ thirdParties: { google: issuer } });
});
beforeEach(() => {
  issuer.forgery = {};
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});

/** Comes back with whatever code; what the token says is the issuer's. */
async function answered(forgery: Forgery) {
  issuer.forgery = forgery;
  const visitor = traveller(server);
  const query = new URL((await visitor.start('google')).url).searchParams;
  issuer.nonce = query.get('nonce') ?? '';
  return toldBy(await visitor.open(`/api/accountservice/open/thirdparty/callback/google?code=x&state=${query.get('state')}`));
}

describe('an ID token', () => {
  test('it is taken when it is as it must be', async () => {
    expect(await answered({})).toHaveProperty('code');
  });

  const now = Math.floor(Date.now() / 1000);
  const cases: [string, Forgery][] = [
    ['is not signed', { alg: 'none' }],
    ['is signed by the public key as a shared secret', { alg: 'HS256' }],
    ['is signed by a key that the issuer does not have', { isForeignKey: true }],
    ['is for another client', { claims: { aud: 'another' } }],
    ['is of another issuer', { claims: { iss: 'https://evil.example.com' } }],
    ['is of another beginning', { claims: { nonce: 'another' } }],
    ['is too old', { claims: { exp: now - 3600, iat: now - 7200 } }],
  ];
  test.each(cases)('it is refused when it %s', async (_what, forgery) => {
    expect(await answered(forgery)).toMatchObject({ error: 'refused' });
  });
});
