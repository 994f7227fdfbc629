import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { ethereumWallet } from '@mortar/chain/testing';
import { textToSign } from '@mortar/chain/message';
import { CODES, SUCCESS } from '@mortar/protocol';
import { loginByWallet } from '@mortar/protocol/identity';
import { createAccountServer, type AccountServer } from '../../../../test/account.ts';
import { nonceFor, signedBy, walletSignIn } from '../../../../test/wallets.ts';

jest.setTimeout(60_000);

let server: AccountServer;
beforeAll(async () => {
  server = await createAccountServer();
});
afterAll(() => server.close());

test('it asks a network for the human check once five accounts came from it, and takes the same call again with it', async () => {
  const from = '127.3.0.1';
  const codes: number[] = [];
  for (let index = 0; index < 5; index += 1)
    codes.push((await walletSignIn(server.browser(from), ethereumWallet())).json<{ code: number }>().code);
  expect(new Set(codes)).toEqual(new Set([SUCCESS]));
  const [browser, wallet] = [server.browser(from), ethereumWallet()];
  const body = await signedBy(wallet, textToSign(await nonceFor(browser, wallet.address, 'login'), 'login'));
  expect((await browser.call(loginByWallet, body)).json()).toMatchObject({ code: CODES.captchaNeeded });
  const passed = { recaptcha: await server.humanToken() };
  expect((await browser.call(loginByWallet, body, passed)).json()).toMatchObject({ code: SUCCESS });
  expect((await walletSignIn(server.browser('127.3.0.2'), ethereumWallet())).json()).toMatchObject({ code: SUCCESS });
});
