import { passTime, prepareClock } from '../harness/fake-clock.ts';
import { newAddress, otherThan, signUpOf } from '../harness/sign-up.ts';
import { IN_FULL, expect, inGrid, test } from '../harness/test.ts';

const SENDS = /\/open\/sendemail/;
const REGISTRATIONS = /\/open\/register/;
const HOUR_MS = 3_600_000;
const RESEND_MS = 61_000;

for (const hours of [3, -3]) {
  test(`it signs up with a clock that is ${hours} hours off`, inGrid(hours > 0), async ({ page, stack, visit }) => {
    await page.clock.install({ time: Date.now() + hours * HOUR_MS });
    const signUp = signUpOf(page, stack);
    await visit('/reg');
    await signUp.begin();
    await expect(page.getByRole('button', { name: /Resend in \d+ s/ })).toBeVisible();
    await signUp.enter(await signUp.codeOfMail());
    await expect(signUp.greeting).toBeVisible();
    await page.reload();
    await expect(signUp.person).toBeVisible();
  });
}

test('it signs up where cookies are refused, for as long as the page stays', IN_FULL, async ({ page, stack, visit }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    const { 'set-cookie': _, ...headers } = answer.headers();
    await page.context().clearCookies();
    await route.fulfill({ response: answer, headers });
  });
  const signUp = signUpOf(page, stack);
  await visit('/reg');
  await signUp.begin();
  await signUp.enter(await signUp.codeOfMail());
  await expect(signUp.greeting).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signUp.person).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Connect' }).first()).toBeVisible();
});

test('it signs up where nothing can be stored', async ({ page, stack, visit }) => {
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Storage.prototype.setItem = full;
    IDBFactory.prototype.open = full;
  });
  const signUp = signUpOf(page, stack);
  await visit('/reg');
  await signUp.begin();
  await signUp.enter(await signUp.codeOfMail());
  await expect(signUp.greeting).toBeVisible();
  await page.reload();
  await expect(signUp.person).toBeVisible();
});

test('it sends one mail and makes one account by double clicks', async ({ page, stack, visit }) => {
  const signUp = signUpOf(page, stack);
  await visit('/reg');
  await signUp.email.fill(signUp.address);
  await signUp.password.fill('Kiln and Glaze 7');
  await signUp.send.dblclick();
  await signUp.code.fill(await signUp.codeOfMail());
  stack.proxy.fault(REGISTRATIONS, { delayMs: 500 });
  await signUp.ok.dblclick();
  await signUp.ok.press('Enter');
  await expect(signUp.greeting).toBeVisible();
  expect([stack.proxy.requests(SENDS).length, stack.proxy.requests(REGISTRATIONS).length]).toEqual([1, 1]);
  expect(stack.mailbox.to(signUp.address)).toHaveLength(1);
});

test('it goes back and on again in the middle, and not back to signing in at the end', async ({ page, stack, visit }) => {
  const signUp = signUpOf(page, stack);
  await visit('/reg');
  await signUp.begin();
  await expect(signUp.sent).toBeVisible();
  await page.goBack();
  await expect(signUp.email).toHaveValue(signUp.address);
  await expect(signUp.password).toHaveValue('Kiln and Glaze 7');
  await page.goForward();
  await expect(signUp.sent).toBeVisible();
  await signUp.enter(await signUp.codeOfMail());
  await expect(signUp.greeting).toBeVisible();
  expect(stack.proxy.requests(SENDS)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL(`${stack.origin}/`);
  await expect(signUp.person).toBeVisible();
  await page.goto(`${stack.origin}/login?path=%2Fwhitepaper`);
  await expect(page).toHaveURL(`${stack.origin}/whitepaper`);
});

test('it goes on after a reload of the code screen: no second mail, the password once more', async ({ page, stack, visit }) => {
  const signUp = signUpOf(page, stack);
  await visit('/reg');
  await signUp.begin();
  await expect(signUp.sent).toBeVisible();
  await page.reload();
  await expect(signUp.sent).toBeVisible();
  await expect(page.getByText(`${signUp.address.slice(0, 4)}****@example.com`)).toBeVisible();
  expect(stack.proxy.requests(SENDS)).toHaveLength(1);
  await signUp.enter(await signUp.codeOfMail());
  await signUp.password.fill('Kiln and Glaze 7');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(signUp.greeting).toBeVisible();
});

test('it takes no weak password, and asks for another one instead of a common one without a new code', async ({ page, stack, visit }) => {
  const signUp = signUpOf(page, stack, { password: 'Password1' });
  await visit('/reg');
  await signUp.email.fill(signUp.address);
  await signUp.password.fill('kiln');
  await signUp.send.click();
  await expect(page.getByText('Use at least 8 characters, with one capital letter and one number.')).toBeVisible();
  await expect(signUp.email).toHaveValue(signUp.address);
  await signUp.begin();
  await signUp.enter(await signUp.codeOfMail());
  await expect(page.getByText('This password is too common. Please choose another one.').first()).toBeVisible();
  await signUp.password.fill('Kiln and Glaze 7');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(signUp.greeting).toBeVisible();
  expect(stack.proxy.requests(SENDS)).toHaveLength(1);
});

test('it signs up two people at once, each for themselves', IN_FULL, async ({ browser, stack }) => {
  const people = await Promise.all(
    [newAddress(), newAddress()].map(async (address) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const signUp = signUpOf(page, stack, { address });
      await page.goto(`${stack.origin}/reg`);
      await signUp.begin();
      await signUp.enter(await signUp.codeOfMail());
      await expect(signUp.greeting).toBeVisible();
      await page.keyboard.press('Escape');
      const name = await signUp.person.innerText();
      await context.close();
      return name;
    }),
  );
  expect(new Set(people).size).toBe(2);
});

test('it shows a known address nothing that a new one would not see', IN_FULL, async ({ page, stack, visit, browser }) => {
  const first = signUpOf(page, stack);
  await visit('/reg');
  await first.begin();
  await first.enter(await first.codeOfMail());
  await expect(first.greeting).toBeVisible();
  // The same box, written in another way.
  await stack.moveClock(RESEND_MS);
  const shown: string[] = [];
  for (const address of [first.address.toUpperCase(), newAddress()]) {
    const context = await browser.newContext();
    const other = await context.newPage();
    const again = signUpOf(other, stack, { address });
    await other.goto(`${stack.origin}/reg`);
    await again.begin();
    await expect(again.sent).toBeVisible();
    await again.enter('0000');
    await expect(other.getByText('That code isn’t right. Check it and try again.').first()).toBeVisible();
    shown.push((await other.getByRole('main').innerText()).replace(/\S+\*{4}\S+|\d+ s/g, ''));
    await context.close();
  }
  expect(shown[0]).toBe(shown[1]);
  const owner = await stack.mailbox.arrived(`${first.address.split('@')[0]!.toUpperCase()}@example.com`);
  expect(owner.text).not.toMatch(/^\d{4}$/m);
});

test('it says what is wrong with a code: wrong, tried too often, too old', async ({ page, stack, visit }) => {
  await prepareClock(page);
  const signUp = signUpOf(page, stack);
  await visit('/reg');
  await signUp.begin();
  const code = await signUp.codeOfMail();
  for (const step of [1, 2, 3]) {
    await signUp.enter(otherThan(code, step));
    await expect(page.getByText('That code isn’t right. Check it and try again.').first()).toBeVisible();
  }
  await signUp.enter(code);
  await expect(page.getByText('The verification code has expired.').first()).toBeVisible();
  await passTime(stack, page, RESEND_MS);
  await page.getByRole('button', { name: 'Resend', exact: true }).click();
  const late = await signUp.codeOfMail(2);
  await passTime(stack, page, 5 * 60_000);
  await signUp.enter(late);
  await expect(page.getByText('The verification code has expired.').first()).toBeVisible();
  await expect(signUp.code).toHaveValue('');
});

test('it asks for the human check from the third code on, again after one that failed or did not come, and sends the very code then', async ({
  page,
  stack,
  visit,
  complaints,
}) => {
  await prepareClock(page);
  const signUp = signUpOf(page, stack);
  await visit('/reg');
  await signUp.begin();
  const resend = page.getByRole('button', { name: 'Resend', exact: true });
  // A mail may arrive before the page knows how long to wait for the next one.
  const counting = page.getByRole('button', { name: /^Resend in \d+ s$/ });
  await signUp.codeOfMail();
  await expect(counting).toBeVisible();
  await passTime(stack, page, RESEND_MS);
  await resend.click();
  await signUp.codeOfMail(2);
  await expect(counting).toBeVisible();
  await passTime(stack, page, RESEND_MS);
  await resend.click();
  const check = page.getByRole('dialog', { name: 'Wait a minute' });
  await expect(check).toContainText("Please confirm you're not a bot.");
  const confirm = check.getByRole('button', { name: "I'm not a bot" });
  complaints.allow(/human-check\./);
  const missing = stack.proxy.fault(/\/human-check\..*\.js/, { status: 503 });
  await confirm.click();
  await expect(check).toContainText('Login/signup verification not supported in your region');
  missing.remove();
  // The challenge is fetched beside the code, and may come later than the news that there is none.
  await expect.poll(() => stack.proxy.requests(/\/open\/captcha/)).toHaveLength(1);
  const forge = (body: string) => body.replace(/"signature":"(.)/, (_, first) => `"signature":"${first === '0' ? '1' : '0'}`);
  const forged = stack.proxy.fault(/\/open\/captcha/, { replace: forge });
  await confirm.click();
  await expect(check).toContainText('The human check failed. Please try again.');
  forged.remove();
  await confirm.click();
  await expect(check).toBeHidden();
  const sends = stack.proxy.requests(SENDS).slice(2);
  expect(new Set(sends.map(({ url }) => url)).size).toBe(1);
  expect(sends).toHaveLength(3);
  await signUp.enter(await signUp.codeOfMail(3));
  await expect(signUp.greeting).toBeVisible();
});

test('it says that a mail could not be sent, and keeps the way to another address open', async ({ page, stack, visit }) => {
  await prepareClock(page);
  const signUp = signUpOf(page, stack);
  stack.mailbox.refuse(signUp.address);
  await visit('/reg');
  await signUp.begin();
  await expect(signUp.sent).toBeVisible();
  await expect(async () => {
    await passTime(stack, page, RESEND_MS);
    await page.getByRole('button', { name: 'Resend', exact: true }).click();
    await expect(page.getByText('We couldn’t send e-mail to this address.').first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole('link', { name: 'Use another address' }).click();
  await expect(signUp.email).toHaveValue(signUp.address);
  await expect(signUp.password).toHaveValue('Kiln and Glaze 7');
});
