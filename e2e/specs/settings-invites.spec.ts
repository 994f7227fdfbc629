import { LOCALE_COOKIE } from '@mortar/protocol';
import en from '../../mfe-auth/src/pages/settings/locales/en.json' with { type: 'json' };
import zhHk from '../../mfe-auth/src/pages/settings/locales/zh-HK.json' with { type: 'json' };
import { barriersOf } from '../harness/barriers.ts';
import { callsOf } from '../harness/calls.ts';
import { newcomerIn } from '../harness/newcomer.ts';
import { signUpOf } from '../harness/sign-up.ts';
import { expect, test } from '../harness/test.ts';

/** Calls of the specification, and of the appeal, that these screens make. */
const CALLS = ['invite/code', 'invite/list', 'activity/card', 'activity/invite/code', 'invite/appeal'].map(
  (path) => `accountservice/user/${path}`,
);

test('somebody comes by a person’s link, is refused, and counts after an appeal; an activity has a link of its own', async ({
  page,
  browser,
  stack,
}) => {
  const called = callsOf(page);
  const name = await newcomerIn(page.context(), stack, 'en');
  const activity = await stack.mortar('campaign', 'add', 'glaze-week', '500', 'Glaze week', '釉彩週');
  expect(activity.code).toBe(0);
  await stack.rows(`insert into account_campaign_members (campaign_id, user_id, at)
    select 'glaze-week', id, now() from account_users where username = '${name}'`);

  await page.goto(`${stack.origin}/settings/invites`);
  const friends = page.getByRole('region', { name: en['settings.invites.came'] });
  await expect(friends.getByText(en['settings.invites.empty'])).toBeVisible();
  const link = await page.locator('bdi', { hasText: 'invitecode=' }).textContent();

  const there = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await there.newPage();
  await there.addCookies([{ name: LOCALE_COOKIE, value: 'zh-HK', url: stack.origin }]);
  const calledThere = callsOf(phone);
  await phone.goto(`${stack.origin}/reg${new URL(link!).search}`);
  await expect(phone.getByText(name)).toBeVisible();
  await expect.poll(() => calledThere.has('accountservice/open/invite/info')).toBe(true);
  const signUp = signUpOf(phone, stack, { locale: 'zh-HK' });
  await signUp.begin();
  await signUp.enter(await signUp.codeOfMail());
  await expect(signUp.greeting).toBeVisible();

  await page.reload();
  await expect(friends.getByText(en['settings.invites.state.pending'], { exact: true })).toBeVisible();
  await expect(friends.getByText(/^Still needs to play on/)).toBeVisible();

  // What the judge finds by wallets and devices has tests of its own.
  const [newcomer] = await stack.rows<{ uid: string }>(`
    update account_invites i set state = 'refused', reason = 'ring', judged_at = now() from account_users u
     where u.id = i.user_id and i.inviter_id = (select id from account_users where username = '${name}') returning u.uid`);
  await page.reload();
  await expect(friends.getByText(en['settings.invites.reason.ring'])).toBeVisible();
  await friends.getByRole('button', { name: en['settings.invites.appeal'] }).click();
  await friends.getByRole('button', { name: en['settings.invites.appeal.send'] }).click();
  await expect(friends.getByText(en['settings.invites.appeal.short'])).toBeVisible();
  await friends.getByLabel(en['settings.invites.appeal.reason']).fill('We play chess together every Friday.');
  expect(await barriersOf(page)).toEqual([]);
  await friends.getByRole('button', { name: en['settings.invites.appeal.send'] }).click();
  await expect(friends.getByText(en['settings.invites.state.appeal'], { exact: true })).toBeVisible();
  await expect(friends.getByText(/^Someone will decide by/)).toBeVisible();
  await expect(friends.getByRole('button', { name: en['settings.invites.appeal'] })).toHaveCount(0);

  expect((await stack.mortar('invite', 'count', newcomer!.uid)).code).toBe(0);
  await page.context().addCookies([{ name: LOCALE_COOKIE, value: 'zh-HK', url: stack.origin }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const came = page.getByRole('region', { name: zhHk['settings.invites.came'] });
  await expect(came.getByText(zhHk['settings.invites.state.counted'], { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '顯示我的連結：釉彩週' }).click();
  await expect(page.locator('bdi', { hasText: 'glaze-week' })).toBeVisible();
  await expect.poll(() => CALLS.filter((path) => !called.has(path))).toEqual([]);
  await there.close();
});
