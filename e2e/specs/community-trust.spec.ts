import type { Locale } from '@mortar/protocol';
import {
  appealAccountCase,
  appealCase,
  decideCase,
  getAccountCase,
  getCase,
  getCollectionDetail,
  getOwnCase,
  listCases,
  listSeries,
  listSeriesPosts,
  putIntoSeries,
  queryUserHoodInfo,
  reviewCase,
  saveSeries,
  setProfileShown,
} from '@mortar/protocol/community';
import type { Page } from '@playwright/test';
import en from '../../mfe-community/locales/en.json' with { type: 'json' };
import zhHk from '../../mfe-community/locales/zh-HK.json' with { type: 'json' };
import enShell from '../../shell/locales/en.json' with { type: 'json' };
import zhHkShell from '../../shell/locales/zh-HK.json' with { type: 'json' };
import { guestOf, open, uncalledOf } from '../harness/chat.ts';
import { hostile } from '../harness/hostile.ts';
import { newcomerIn } from '../harness/newcomer.ts';
import { PASSWORD, signUpOf } from '../harness/sign-up.ts';
import { expectSound } from '../harness/sound.ts';
import { signUpSomebody } from '../harness/team.ts';
import { caseOf, expect, test } from '../harness/test.ts';

const TEXTS = { en, 'zh-HK': zhHk } satisfies Record<Locale, Record<string, string>>;
type TextId = keyof typeof en;
/** What the controls of the journey reach. */
const CALLED = { getCollectionDetail, listSeries, listSeriesPosts, putIntoSeries, queryUserHoodInfo, saveSeries, setProfileShown };

/** The words of the community in a language; what is within braces is anything. */
const sayIn =
  (locale: Locale) =>
  (id: TextId, values: Record<string, string> = {}) =>
    TEXTS[locale][id].replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);

test.use({ area: 'community' });

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const)
  test(`somebody is certified, keeps a series and shows their circle, ${caseOf(locale, width, 1440)}`, async ({
    page,
    browser,
    stack,
    visit,
  }) => {
    test.setTimeout(120_000);
    const say = sayIn(locale);
    const ann = await guestOf(browser, stack, locale, width);
    const own = ann.page;
    const button = (where: Page, id: TextId, values?: Record<string, string>) =>
      where.getByRole('button', { name: say(id, values), exact: true });
    const write = async (text: string) => {
      await open(own, stack, '/community?feed=latest');
      await button(own, 'community.write').click();
      await own.getByRole('dialog').getByRole('textbox').first().fill(text);
      await own.keyboard.press('Control+Enter');
      await expect(own.getByRole('article').filter({ hasText: text })).toBeVisible();
    };
    const [{ uid }] = (await stack.rows<{ uid: string }>(`select uid from account_users where username = '${ann.name}'`)) as [
      { uid: string },
    ];

    await test.step('the site vouches for an account, and says so beside its name', async () => {
      expect((await stack.mortar('certification', 'grant', uid, '--reason', 'papers seen')).stdout).toContain('is certified');
      await write(`Certified ${locale}`);
      await open(own, stack, `/u/${uid}`);
      await expect(own.getByText(say('community.certified.means'))).toBeVisible();
      await expect(own.getByRole('article').getByRole('img', { name: say('community.certified') })).toBeVisible();
      await expectSound(own);
    });

    await test.step('a series is made, and a post put into it', async () => {
      await own.getByRole('link', { name: say('community.person.tab.series'), exact: true }).click();
      await button(own, 'community.series.new').click();
      const title = own.getByRole('textbox', { name: say('community.series.title'), exact: true });
      await title.fill('   ');
      await button(own, 'community.compose.send.edit').click();
      await expect(title).toHaveAttribute('aria-invalid', 'true');
      await title.fill(hostile('Glaze notes'));
      await button(own, 'community.compose.send.edit').click();
      await expect(own).toHaveURL(/\/series\/\d+$/);
      await expect(own.getByRole('heading', { name: hostile('Glaze notes') })).toBeVisible();
      await expectSound(own);
      const address = own.url();
      await open(own, stack, `/u/${uid}`);
      await button(own, 'community.menu', { name: ann.name }).click();
      await own.getByRole('menuitem', { name: say('community.menu.collect'), exact: true }).click();
      await own
        .getByRole('dialog')
        .getByRole('switch', { name: hostile('Glaze notes') })
        .click();
      await stack.proxy.arrived(/series\/put$/);
      await write(`All of it: ${address}`);
    });

    await newcomerIn(page.context(), stack, locale);
    await test.step('a card under the post leads to the series', async () => {
      await visit('/community?feed=latest', { locale, width });
      await page
        .getByRole('article')
        .filter({ hasText: 'All of it' })
        .getByRole('link', { name: /Glaze notes/ })
        .click();
      await expect(page.getByRole('heading', { name: hostile('Glaze notes') })).toBeVisible();
      await expect(page.getByRole('article').filter({ hasText: `Certified ${locale}` })).toBeVisible();
      await expectSound(page);
    });

    await test.step('who takes part shows in the circle, until its owner hides it', async () => {
      const article = page.getByRole('article').filter({ hasText: `Certified ${locale}` });
      await article.getByRole('button', { name: new RegExp(`^${say('community.like').split(/[,，]/)[0]}`) }).click();
      await stack.proxy.arrived(/userlike\/save$/);
      await article.getByRole('link', { name: ann.name, exact: true }).click();
      await page.getByRole('link', { name: say('community.person.tab.circle'), exact: true }).click();
      await expect(page.getByRole('heading', { name: say('community.circle.fans') })).toBeVisible();
      await expectSound(page);
      await open(own, stack, `/u/${uid}?show=circle`);
      await own.getByRole('switch', { name: say('community.person.showsHood') }).click();
      await stack.proxy.arrived(/profile\/shown$/);
      await page.reload();
      await expect(page.getByText(say('community.circle.hidden'))).toBeVisible();
    });

    expect(uncalledOf(stack, CALLED)).toEqual([]);
    ann.complaints.expectNone();
  });

/** Words that hold a number or a name, by how they begin. */
const beginOf = (text: string) => new RegExp(text.split('{')[0]!.trim());

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const)
  test(`a report becomes a case, is decided, appealed against and taken back, ${caseOf(locale, width, 390)}`, async ({
    page,
    browser,
    stack,
    visit,
    complaints,
  }) => {
    test.setTimeout(120_000);
    const say = sayIn(locale);
    const [ann, first, second] = [
      await guestOf(browser, stack, locale, width),
      await guestOf(browser, stack, locale, width),
      await guestOf(browser, stack, locale, width),
    ];
    const uidOf = async (name: string) =>
      (await stack.rows<{ uid: string }>(`select uid from account_users where username = '${name}'`))[0]!.uid;
    for (const { name } of [first, second])
      expect((await stack.mortar('role', 'grant', await uidOf(name), 'moderator')).stdout).toContain('is moderator');
    const text = hostile(`Buy my bricks ${locale}`);
    const articleIn = (where: Page) => where.getByRole('article').filter({ hasText: text });
    const press = (where: Page, id: TextId) => where.getByRole('button', { name: say(id), exact: true }).click();
    await newcomerIn(page.context(), stack, locale);

    await test.step('somebody reports a post', async () => {
      await open(ann.page, stack, '/community?feed=latest');
      await press(ann.page, 'community.write');
      await ann.page.getByRole('dialog').getByRole('textbox').first().fill(text);
      await ann.page.keyboard.press('Control+Enter');
      await expect(articleIn(ann.page)).toBeVisible();
      await visit('/community?feed=latest', { locale, width });
      await articleIn(page)
        .getByRole('button', { name: say('community.menu', { name: ann.name }) })
        .click();
      await page.getByRole('menuitem', { name: say('community.menu.report'), exact: true }).click();
      await page.getByRole('dialog').getByRole('textbox').fill(hostile('Every hour'));
      await press(page, 'community.report.send');
      await expect(page.getByText(say('community.report.done'))).toBeVisible();
      complaints.allow(/403 \(Forbidden\).*\/mod\/list/);
      await page.goto(`${stack.origin}/mod`);
      await expect(page.getByText(say('community.mod.failed'))).toBeVisible();
    });

    await test.step('a moderator reads the case by keyboard and takes the post away', async () => {
      const { page: desk } = first;
      await open(desk, stack, '/community');
      await desk.getByRole('link', { name: say('community.nav.mod'), exact: true }).click();
      await expect(desk.getByRole('link', { name: new RegExp(text) })).toBeVisible();
      await expectSound(desk);
      // Others may have reported something before.
      await expect(async () => {
        await desk.keyboard.press('j');
        await expect(desk.getByRole('blockquote').filter({ hasText: text })).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(desk.getByText(hostile('Every hour'))).toBeVisible();
      await expectSound(desk);
      await desk.getByRole('radio', { name: say('community.mod.decision.remove'), exact: true }).click();
      await desk.getByRole('textbox', { name: say('community.mod.note') }).fill(hostile('Advertising is not for here'));
      await press(desk, 'community.mod.decide');
      await expect(desk.getByText(say('community.case.remove'), { exact: false }).first()).toBeVisible();
      await page.goto(`${stack.origin}/community?feed=latest`);
      await expect(page.getByRole('navigation', { name: say('community.tabs') })).toBeVisible();
      await expect(articleIn(page)).toHaveCount(0);
    });

    await test.step('its author reads why, and appeals', async () => {
      const { page: own } = ann;
      await open(own, stack, '/im/notices');
      await own.getByRole('link', { name: new RegExp(text) }).click();
      await expect(own.getByRole('heading', { name: say('community.case.remove') })).toBeVisible();
      await expect(own.getByText(hostile('Advertising is not for here'))).toBeVisible();
      await expectSound(own);
      await own.getByRole('textbox', { name: say('community.case.appeal.text') }).fill(hostile('They are a gift'));
      await press(own, 'community.case.appeal.send');
      await expect(own.getByText(say('community.case.appeal.waits'))).toBeVisible();
    });

    await test.step('another moderator takes the decision back', async () => {
      await open(first.page, stack, '/mod?state=appealed');
      await first.page.getByRole('link', { name: new RegExp(text) }).click();
      await expect(first.page.getByText(say('community.mod.own'))).toBeVisible();
      await open(second.page, stack, '/mod?state=appealed');
      await second.page.getByRole('link', { name: new RegExp(text) }).click();
      await expect(second.page.getByText(hostile('They are a gift')).first()).toBeVisible();
      await expectSound(second.page);
      await press(second.page, 'community.mod.reverse');
      // What was done bears the name of the button, which goes.
      await expect(second.page.getByRole('button', { name: say('community.mod.reverse'), exact: true })).toHaveCount(0);
      await expect(second.page.getByText(beginOf(say('community.mod.what.reversed'))).first()).toBeVisible();
      await page.reload();
      await expect(articleIn(page)).toBeVisible();
      await open(ann.page, stack, '/im/notices');
      await ann.page
        .getByRole('link', { name: new RegExp(text) })
        .first()
        .click();
      await expect(ann.page.getByText(say('community.case.appeal.reversed'))).toBeVisible();
    });

    expect(uncalledOf(stack, { listCases, getCase, decideCase, reviewCase, getOwnCase, appealCase })).toEqual([]);
    for (const { complaints } of [ann, first, second]) complaints.expectNone();
  });

const SHELL = { en: { ...enShell, logIn: 'Log in' }, 'zh-HK': { ...zhHkShell, logIn: '登入' } } satisfies Record<Locale, object>;

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
      const [mod] = await stack.rows<{ uid: string }>(`select uid from account_users where username = '${desk.name}'`);
      await stack.mortar('role', 'grant', mod!.uid, 'moderator');
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
