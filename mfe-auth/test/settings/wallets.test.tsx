import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { dialogOpened } from '@mortar/host';
import { screen, within } from '@testing-library/react';
import { startApi } from '../../../shared/client/test/api-server.ts';
import { axeFindings } from '../../../shared/ui/src/testing/axe.ts';
import { forgetCookies, recorded } from '../site.tsx';
import { answers, METHODS, openSettings } from './site.tsx';

const at = '2026-11-02T02:00:00.000Z';
const ETHEREUM = { kind: 'ethereum', subject: '0x52908400098527886E0F7030069857D2E4169EE7', boundat: at };
const BITCOIN = { kind: 'bitcoin', subject: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', boundat: at };

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  forgetCookies();
  api.received.length = 0;
});
afterAll(() => api.close());

async function open(items: object[]) {
  api.reply = answers({ 'user/methods': { ...METHODS, items: [...METHODS.items, ...items] } });
  const page = await openSettings('/settings/sign-in', { api: api.url });
  await screen.findByRole('button', { name: 'Add a wallet' });
  return { ...page, dialogs: recorded(dialogOpened, page.scope) };
}
const methods = () => within(screen.getByRole('region', { name: 'Ways to log in' }));
const button = (name: string | RegExp) => methods().getByRole('button', { name });

test('it shows wallets by family and short address, copies the whole, and opens the dialog that binds one more', async () => {
  const { user, dialogs } = await open([ETHEREUM, BITCOIN]);
  expect(methods().getByText('0x529084…9EE7')).toBeTruthy();
  expect(methods().getByText('bc1qar0s…5mdq')).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
  await user.click(button('Copy: Ethereum wallet 0x529084…9EE7'));
  expect(await navigator.clipboard.readText()).toBe(ETHEREUM.subject);
  expect(dialogs.map(({ name }) => name)).toEqual(['shell.copied']);
  await user.click(button('Add a wallet'));
  expect(dialogs.at(-1)).toMatchObject({ name: 'auth.wallet', props: { purpose: 'bind' } });
});

test('it asks twice before a wallet goes, names the one that must sign, and lets it stay', async () => {
  const { user, dialogs } = await open([ETHEREUM, BITCOIN]);
  await user.click(button('Remove: Bitcoin wallet bc1qar0s…5mdq'));
  expect(methods().getByText(/signs a message for this/).textContent).toContain('bc1qar0s…5mdq');
  expect(dialogs).toEqual([]);
  await user.click(button('Cancel'));
  expect(document.activeElement).toBe(button('Remove: Bitcoin wallet bc1qar0s…5mdq'));
  await user.click(button('Remove: Bitcoin wallet bc1qar0s…5mdq'));
  await user.click(button('Remove: Bitcoin wallet'));
  expect(dialogs).toMatchObject([{ name: 'auth.wallet', props: { purpose: 'unbind', address: BITCOIN.subject, family: 'bitcoin' } }]);
});

test('it names the network of a contract wallet, which is bound on each by itself', async () => {
  const { user } = await open([
    { ...ETHEREUM, chainid: 137 },
    { ...ETHEREUM, chainid: 11_155_111 },
    { ...ETHEREUM, chainid: 5000 },
  ]);
  for (const network of ['Polygon', 'Sepolia', '5000']) expect(methods().getByText(new RegExp(`on ${network}$`))).toBeTruthy();
  await user.click(button('Remove: Ethereum wallet 0x529084…9EE7 on Sepolia'));
  expect(methods().getByText('Connect it on Sepolia: it was added there.')).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});
