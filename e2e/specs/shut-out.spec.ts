import { barriersOf } from '../harness/barriers.ts';
import { expect, test } from '../harness/test.ts';
import { signUpSomebody } from '../harness/team.ts';

/** The range that the proxy gives its visitors their addresses out of. */
const EVERY_VISITOR = '198.18.0.0/15';

test('it names another site before it leads there, and leads to nothing that is none', async ({ page, visit }) => {
  await visit('/redirect?url=https%3A%2F%2Fexample.org%2Fnews', { width: 390 });
  await expect(page.getByRole('heading', { level: 1, name: 'You’re leaving Mortar' })).toBeVisible();
  const go = page.getByRole('link', { name: 'Go to example.org' });
  await expect(go).toHaveAttribute('href', 'https://example.org/news');
  await expect(go).toHaveAttribute('rel', /noreferrer/);
  expect(await barriersOf(page)).toEqual([]);

  await visit('/redirect?url=javascript%3Aalert(1)', { locale: 'zh-HK' });
  await expect(page.getByRole('heading', { level: 1, name: '這個連結無法開啟' })).toBeVisible();
  await expect(page.getByRole('link', { name: /前往/ })).toHaveCount(0);

  await visit('/redirect?url=%2Fwhitepaper');
  await expect(page).toHaveURL(/\/whitepaper$/);
});

test('it leads a network that the site does not serve to the page that says so', async ({ page, stack, visit, complaints }) => {
  complaints.allow(/403/);
  expect((await stack.mortar('iplimit', 'add', EVERY_VISITOR)).code).toBe(0);
  await visit('/reg', { width: 390 });
  await page.getByLabel('E-mail').fill('somebody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Kiln and Glaze 7');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL(/\/iplimit$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Mortar isn’t available on your network' })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
});

test('it tells a blocked network of the block', async ({ page, stack, visit, complaints }) => {
  complaints.allow(/403/);
  expect((await stack.mortar('blacklist', 'add', 'ip', EVERY_VISITOR)).code).toBe(0);
  await visit('/login', { locale: 'zh-HK', width: 390 });
  const notice = page.getByRole('dialog', { name: '此網絡已被封鎖' });
  await expect(notice).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();
});

interface Guest {
  address: string;
  deviceId: string;
}

const BLOCKS = [
  { kind: 'account', notice: 'This account is blocked', valueOf: ({ address }: Guest) => address, by: 'its connection' },
  { kind: 'device', notice: 'This device is blocked', valueOf: ({ deviceId }: Guest) => deviceId, by: 'a document' },
  { kind: 'ip', notice: 'This network is blocked', valueOf: () => EVERY_VISITOR, by: 'a document' },
] as const;

test('it signs out whoever is blocked, by account, device or network', async ({ page, stack, visit, complaints }) => {
  complaints.allow(/401|403/);
  const person = page.getByRole('button', { name: /Mason-/ });
  for (const { kind, notice, valueOf, by } of BLOCKS) {
    const address = await signUpSomebody(page, stack, 'en');
    const deviceId = await page.evaluate(() => localStorage.getItem('deviceid') ?? '');
    await visit('/bricks');
    await expect(person).toBeVisible();
    const blocked = valueOf({ address, deviceId });
    expect((await stack.mortar('blacklist', 'add', kind, blocked)).code).toBe(0);
    // The server ends the connection of the page, which learns why by itself.
    if (by === 'a document') await page.reload();
    await expect(page.getByRole('dialog', { name: notice })).toBeVisible();
    await expect(person).toHaveCount(0);
    expect((await page.context().cookies()).filter(({ name }) => /^user_|mortar_refresh$/.test(name))).toEqual([]);
    expect((await stack.mortar('blacklist', 'remove', kind, blocked)).code).toBe(0);
    await page.reload();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Connect' })).toBeVisible();
  }
});
