import type { Locale } from '@mortar/protocol';
import { appealAccountCase, getAccountCase } from '@mortar/protocol/community';
import type { Page } from '@playwright/test';
import en from '../../shell/locales/en.json' with { type: 'json' };
import zhHk from '../../shell/locales/zh-HK.json' with { type: 'json' };
import { guestOf, open, uncalledOf } from '../harness/chat.ts';
import { sayIn, type TextId } from '../harness/community.ts';
import { hostile } from '../harness/hostile.ts';
import { uidOf } from '../harness/newcomer.ts';
import { PASSWORD, signUpOf } from '../harness/sign-up.ts';
import { expectSound } from '../harness/sound.ts';
import { signUpSomebody } from '../harness/team.ts';
import { caseOf, expect, test } from '../harness/test.ts';

test.use({ area: 'community' });

const SHELL = { en: { ...en, logIn: 'Log in' }, 'zh-HK': { ...zhHk, logIn: '登入' } } satisfies Record<Locale, object>;

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const)
  test(`who is suspended reads why at the login, and appeals, ${caseOf(locale, width, 1440)}`, async ({
    page,
    browser,
    stack,
    visit,
    complaints,
  }) => {
    test.setTimeout(120_000);
    complaints.allow(/401|403/);
    const say = sayIn(locale);
    const shell = SHELL[locale];
    await visit('/reg', { locale, width });
    const address = await signUpSomebody(page, stack, locale);
    const [{ uid, username: name }] = (await stack.rows<{ uid: string; username: string }>(
      `select u.uid, u.username from account_users u join account_identities i on i.user_id = u.id where i.subject = '${address}'`,
    )) as [{ uid: string; username: string }];
    const desk = await guestOf(browser, stack, locale, width);
    const button = (where: Page, id: TextId) => where.getByRole('button', { name: say(id), exact: true });

    await test.step('a moderator suspends the account that they reported', async () => {
      await stack.mortar('role', 'grant', await uidOf(stack, desk.name), 'moderator');
      await open(desk.page, stack, `/u/${uid}`);
      await desk.page.getByRole('button', { name: say('community.menu.person', { name }), exact: true }).click();
      await desk.page.getByRole('menuitem', { name: say('community.menu.report.person') }).click();
      await button(desk.page, 'community.report.send').click();
      await expect(desk.page.getByText(say('community.report.done'))).toBeVisible();
      const [{ id }] = (await stack.rows<{ id: string }>(`select id from community_cases where target = 'account:${uid}'`)) as [
        { id: string },
      ];
      await open(desk.page, stack, `/mod?case=${id}`);
      await desk.page.getByRole('radio', { name: say('community.mod.decision.suspend'), exact: true }).click();
      await desk.page.getByRole('textbox', { name: say('community.mod.note') }).fill(hostile('Three times'));
      await button(desk.page, 'community.mod.decide').click();
      await expect(desk.page.getByText(say('community.case.suspend'), { exact: false }).first()).toBeVisible();
    });

    await test.step('its owner is told at the login, reads why and appeals', async () => {
      await expect(page.getByRole('dialog', { name: shell['shell.ban.account.title'] })).toBeVisible();
      await visit('/login', { locale, width });
      const form = signUpOf(page, stack, { locale, address });
      await form.email.fill(address);
      await form.password.fill(PASSWORD);
      await page.getByRole('button', { name: shell.logIn, exact: true }).click();
      const notice = page.getByRole('dialog', { name: shell['shell.ban.account.title'] });
      await expect(notice).toBeVisible();
      await expectSound(page);
      await notice
        .getByRole('button', { name: shell['shell.ban.appeal'] })
        .or(notice.getByRole('link', { name: shell['shell.ban.appeal'] }))
        .click();
      await expect(page.getByRole('heading', { name: say('community.case.suspend') })).toBeVisible();
      await expect(page.getByText(hostile('Three times'))).toBeVisible();
      await expectSound(page);
      await page.getByRole('textbox', { name: say('community.case.appeal.text') }).fill(hostile('It was not me'));
      await button(page, 'community.case.appeal.send').click();
      await expect(page.getByText(say('community.case.appeal.waits'))).toBeVisible();
      await page.reload();
      await expect(page.getByText(say('community.case.appeal.waits'))).toBeVisible();
    });

    expect(uncalledOf(stack, { getAccountCase, appealAccountCase })).toEqual([]);
    desk.complaints.expectNone();
  });
