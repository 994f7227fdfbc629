import type { Page } from '@playwright/test';
import { passTime, prepareClock } from '../harness/fake-clock.ts';
import { signUpOf } from '../harness/sign-up.ts';
import { followLink } from '../harness/site.ts';
import { expect, test } from '../harness/test.ts';

const MINUTE_MS = 60_000;
const RENEWALS = /\/open\/session\/refresh/;
const PROFILE = /\/user\/wallet\/profile/;

const personOn = (tab: Page) => tab.getByRole('button', { name: /Mason-/ });

test('it keeps five tabs signed in over two expiries, with one renewal for all of them each time', async ({
  page,
  stack,
  visit,
  complaints,
}) => {
  // A call that meets a dead token renews it and goes again; the browser notes the first answer.
  complaints.allow(/401 \(Unauthorized\)/);
  await prepareClock(page);
  const signUp = signUpOf(page, stack);
  await visit('/reg');
  await signUp.begin();
  await signUp.enter(await signUp.codeOfMail());
  await expect(signUp.greeting).toBeVisible();
  await page.keyboard.press('Escape');
  const more = await Promise.all([1, 2, 3, 4].map(() => page.context().newPage()));
  const tabs = [page, ...more];
  for (const tab of more) await tab.goto(`${stack.origin}/`, { waitUntil: 'domcontentloaded' });
  for (const tab of tabs) await expect(personOn(tab)).toBeVisible();

  // A token lives 10 minutes: first the tabs renew it in time, then all of them wake after it died.
  for (const [round, minutes] of [9, 25].entries()) {
    stack.proxy.forget();
    await passTime(stack, page, minutes * MINUTE_MS);
    await stack.proxy.arrived(RENEWALS);
    for (const tab of tabs) await followLink(tab, round === 0 ? '/whitepaper' : '/');
    await expect
      .poll(() => stack.proxy.requests(PROFILE).filter(({ status }) => status === 200).length)
      .toBeGreaterThanOrEqual(tabs.length);
    expect(stack.proxy.requests(RENEWALS).map(({ status }) => status)).toEqual([200]);
    for (const tab of tabs) await expect(personOn(tab)).toBeVisible();
  }

  await more[0]!.reload({ waitUntil: 'domcontentloaded' });
  await expect(personOn(more[0]!)).toBeVisible();
  await Promise.all(more.map((tab) => tab.close()));
});
