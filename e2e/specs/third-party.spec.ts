import type { Locale } from '@mortar/protocol';
import type { Page } from '@playwright/test';
import type { IdentityProvider } from '../../server/test/identity-provider.ts';
import { barriersOf } from '../harness/barriers.ts';
import { passTime, prepareClock } from '../harness/fake-clock.ts';
import { passHumanCheck } from '../harness/human.ts';
import { withProvider } from '../harness/provider.ts';
import { signUpOf } from '../harness/sign-up.ts';
import { IN_FULL, expect, inGrid, test } from '../harness/test.ts';

const TEXTS = {
  en: { google: 'Continue with Google', missing: 'Continue with X' },
  'zh-HK': { google: '以 Google 繼續', missing: '以 X 繼續' },
} satisfies Record<Locale, Record<string, string>>;

const RESEND_MS = 61_000;
const TRIES_OF_A_CODE = 3;
/** A human check may stand before a mail. */
const MAIL_MS = 30_000;

let provider: IdentityProvider;
let people = 0;

/** Somebody with an account at the provider. */
function resident(more: { email_verified?: boolean } = {}): string {
  const sub = `resident-${(people += 1)}`;
  const email = `${sub}-${process.pid}@example.com`;
  provider.residents.set(sub, { sub, email, email_verified: true, ...more });
  return email;
}

/** Presses the button and gives the window that opens. */
async function press(page: Page, locale: Locale = 'en'): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: TEXTS[locale].google }).click()]);
  return popup;
}

test.beforeEach(async ({ stack }) => void (provider = await withProvider(stack)));
test.afterEach(() => provider.close());

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const) {
  test(
    `it signs a visitor up in a window of the provider, and greets, in ${locale} at ${width} px`,
    inGrid(locale === 'en'),
    async ({ page, stack, visit }) => {
      const email = resident();
      await visit('/reg', { locale, width });
      await expect(page.getByRole('button', { name: TEXTS[locale].missing })).toHaveCount(0);
      expect(await barriersOf(page)).toEqual([]);
      const popup = await press(page, locale);
      expect(popup.viewportSize()).not.toBeNull();
      await popup.getByRole('link', { name: `Continue as ${email}` }).click();
      const { greeting, person } = signUpOf(page, stack, { locale });
      await expect(greeting).toBeVisible();
      await expect(greeting).toContainText('50');
      await expect.poll(() => popup.isClosed()).toBe(true);
      await page.keyboard.press('Escape');
      await page.reload();
      await expect(person).toBeVisible();
    },
  );
}

test('it is reached and pressed by keyboard in the login dialog, and signs in who was here before', async ({ page, stack, visit }) => {
  const email = resident();
  await visit('/login');
  await (await press(page)).getByRole('link', { name: `Continue as ${email}` }).click();
  const { greeting, person } = signUpOf(page, stack);
  await expect(greeting).toBeVisible();
  await page.context().clearCookies();

  await visit('/?login=abcdef');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  const google = dialog.getByRole('button', { name: 'Continue with Google' });
  await expect(google).toBeVisible();
  await google.focus();
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await popup.getByRole('link', { name: `Continue as ${email}` }).click();
  await expect(person).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('it says that access was declined, that the window was closed, and lets another try succeed', async ({ page, stack, visit }) => {
  const email = resident();
  await visit('/login');
  await (await press(page)).getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('You declined access on Google.')).toBeVisible();
  const closed = await press(page);
  await closed.getByRole('link', { name: 'Cancel' }).waitFor();
  await closed.close();
  await expect(page.getByText('You closed the Google window before finishing.')).toBeVisible();
  await (await press(page)).getByRole('link', { name: `Continue as ${email}` }).click();
  await expect(signUpOf(page, stack).greeting).toBeVisible();
});

test('it goes on in this tab where the browser blocks the window, and comes back to where the person wanted to go', async ({
  page,
  stack,
  visit,
}) => {
  const email = resident();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await visit('/login?path=%2Fim%2Fgamecenter');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText('Your browser blocked the Google pop-up.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue in this tab' }).click();
  await page.getByRole('link', { name: `Continue as ${email}` }).click();
  await expect(signUpOf(page, stack).greeting).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/im/gamecenter');
});

test('it says after 20 seconds that nothing came, and takes what comes later', async ({ page, stack, visit }) => {
  const email = resident();
  await visit('/login');
  await page.clock.install();
  const popup = await press(page);
  const link = popup.getByRole('link', { name: `Continue as ${email}` });
  await link.waitFor();
  await page.clock.fastForward(20_000);
  await expect(page.getByText('Google is taking a while.', { exact: false })).toBeVisible();
  await link.click();
  await expect(signUpOf(page, stack).greeting).toBeVisible();
});

test('it asks for the code of a mail where the provider does not vouch for the address', async ({ page, stack, visit }) => {
  const email = resident({ email_verified: false });
  const { code, ok, greeting } = signUpOf(page, stack, { address: email });
  await visit('/login');
  await (await press(page)).getByRole('link', { name: `Continue as ${email}` }).click();
  await expect(page.getByRole('dialog', { name: 'Verification' })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  const { text } = await stack.mailbox.arrived(email);
  await code.fill(/^\d{4}$/m.exec(text)?.[0] ?? '');
  await ok.click();
  await expect(greeting).toBeVisible();
});

test('it leads on by the link of a mail once ten codes were wrong', IN_FULL, async ({ page, stack, visit }) => {
  // Five mails, three human checks, twelve tries.
  test.setTimeout(150_000);
  await prepareClock(page);
  await passHumanCheck(page);
  const email = resident({ email_verified: false });
  const { code, ok, sent, greeting } = signUpOf(page, stack, { address: email });
  const wrong = page.getByText('That code isn’t right. Check it and try again.').first();
  let mails = 1;
  const tryAnother = async () => {
    const { text } = await stack.mailbox.arrived(email, mails);
    await code.fill(/^\d{4}$/m.exec(text)?.[0] === '4821' ? '4822' : '4821');
    await ok.click();
  };
  await visit('/login');
  await (await press(page)).getByRole('link', { name: `Continue as ${email}` }).click();
  for (let tries = 0; tries < 10; tries += 1) {
    if (tries > 0 && tries % TRIES_OF_A_CODE === 0) {
      await passTime(stack, page, RESEND_MS);
      await page.getByRole('button', { name: 'Resend', exact: true }).click();
      await expect(sent).toBeVisible({ timeout: MAIL_MS });
      mails += 1;
    }
    await tryAnother();
    await expect(wrong).toBeVisible();
  }
  await tryAnother();
  await expect(page.getByText('Too many wrong codes', { exact: false })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);

  await passTime(stack, page, RESEND_MS);
  await page.getByRole('button', { name: 'Send an e-mail with the link' }).click();
  await expect(page.getByText('We’ve sent a link to', { exact: false })).toBeVisible({ timeout: MAIL_MS });
  const mail = await stack.mailbox.arrived(email, mails + 1);
  expect(mail.text).not.toMatch(/^\d{4}$/m);
  const confirmed = page.getByRole('button', { name: 'I’ve confirmed the address' });
  await confirmed.click();
  await expect(page.getByText('The address isn’t confirmed yet.', { exact: false })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(/https?:\S+#link=\S+/.exec(mail.text)?.[0] ?? '');
  await other.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(other.getByText('The address is confirmed.', { exact: false })).toBeVisible();
  await other.close();
  await confirmed.click();
  await expect(greeting).toBeVisible();
});
