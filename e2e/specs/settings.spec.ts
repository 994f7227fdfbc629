import type { Locale } from '@mortar/protocol';
import type { Browser, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { barriersOf } from '../harness/barriers.ts';
import { overflowOf } from '../harness/overflow.ts';
import { PASSWORD, signUpOf } from '../harness/sign-up.ts';
import type { Stack } from '../harness/stack.ts';
import { expect, inGrid, test } from '../harness/test.ts';

const PICTURE = 'docs/screenshots/landing-en-dark-390.png';
const NEW_PASSWORD = 'Glaze and Kiln 8';
const TEXTS = {
  en: {
    settings: 'Settings',
    sections: {
      overview: 'Overview',
      profile: 'Profile',
      signIn: 'Login',
      devices: 'Devices',
      history: 'Security history',
      invites: 'Invites',
      language: 'Language',
      sound: 'Sound',
      data: 'Your data',
    },
    bricks: 'Bricks',
    recent: 'Recent activity',
    name: 'Name',
    picture: 'Picture',
    ready: 'Ready to save',
    save: 'Save changes',
    saved: 'Your profile is saved.',
    current: 'Current password',
    next: 'New password',
    change: 'Change the password',
    changed: /^Your password is changed\./,
    password: 'Password',
    thisDevice: 'This device',
    end: /^Log out (?!all)/,
    alone: 'You’re not logged in anywhere else.',
    passwordEvent: 'Your password was changed',
    qr: 'QR code of your link',
    volume: 'Volume',
    download: 'Download…',
    file: 'Download the file',
    remove: 'Delete the account…',
    lost: 'Your bricks',
    read: 'I’ve read this and want to delete my account.',
    removeNow: 'Delete my account',
    removed: 'Your account is deleted.',
    logIn: 'Log in',
  },
  'zh-HK': {
    settings: '設定',
    sections: {
      overview: '概覽',
      profile: '個人檔案',
      signIn: '登入方式',
      devices: '裝置',
      history: '保安紀錄',
      invites: '邀請',
      language: '語言',
      sound: '聲音',
      data: '你的資料',
    },
    bricks: '磚塊',
    recent: '近期紀錄',
    name: '名稱',
    picture: '頭像',
    ready: '可以儲存',
    save: '儲存變更',
    saved: '個人檔案已儲存。',
    current: '目前密碼',
    next: '新密碼',
    change: '更改密碼',
    changed: /^密碼已更改/,
    password: '密碼',
    thisDevice: '這部裝置',
    end: /^登出 /,
    alone: '你沒有在其他地方登入。',
    passwordEvent: '更改了密碼',
    qr: '你的連結的二維碼',
    volume: '音量',
    download: '下載……',
    file: '下載檔案',
    remove: '刪除帳戶……',
    lost: '你的磚塊',
    read: '我已閱讀以上內容，並確定刪除我的帳戶。',
    removeNow: '永久刪除帳戶',
    removed: '你的帳戶已刪除。',
    logIn: '登入',
  },
} satisfies Record<Locale, Record<string, unknown>>;

/** Signs in on another device. */
async function elsewhere(browser: Browser, stack: Stack, { email, locale }: { email: string; locale: Locale }): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'lang', value: locale, url: stack.origin }]);
  const page = await context.newPage();
  await page.goto(`${stack.origin}/login`, { waitUntil: 'domcontentloaded' });
  const { email: address, password, person } = signUpOf(page, stack, { locale });
  await address.fill(email);
  await password.fill(NEW_PASSWORD);
  await page.getByRole('button', { name: TEXTS[locale].logIn, exact: true }).click();
  await expect(person.or(page.getByRole('button', { name: /Kira Lam/ }))).toBeVisible();
  return page;
}

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const) {
  test(
    `it lets a person decide over their account, to its end, in ${locale} at ${width} px`,
    inGrid(locale === 'en'),
    async ({ browser, page, stack, visit }) => {
      test.setTimeout(180_000);
      const texts = TEXTS[locale];
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      const look = async () => {
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        expect(await barriersOf(page)).toEqual([]);
      };
      const open = async (section: keyof typeof texts.sections) => {
        const entry = page
          .getByRole('navigation', { name: texts.settings })
          .getByRole('link', { name: texts.sections[section], exact: true });
        const back = page.getByRole('link', { name: texts.settings, exact: true });
        await expect(entry.or(back).first()).toBeVisible();
        if (await back.isVisible()) await back.click();
        const address = await entry.getAttribute('href');
        await entry.click();
        await expect(page).toHaveURL(`${stack.origin}${address}`);
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await look();
      };
      const signUp = signUpOf(page, stack, { locale });
      await visit('/reg', { locale, width });
      await signUp.begin();
      await signUp.enter(await signUp.codeOfMail());
      await expect(signUp.greeting).toBeVisible();
      await page.keyboard.press('Escape');

      await signUp.person.click();
      await page.getByRole('menuitem', { name: texts.settings }).click();
      await expect(page).toHaveURL(`${stack.origin}/settings`);

      await open('overview');
      await expect(page.getByRole('region', { name: texts.bricks })).toContainText('50');
      await expect(page.getByRole('region', { name: texts.recent }).getByRole('listitem').first()).toBeVisible();
      expect(await overflowOf(page)).toEqual([]);

      await open('profile');
      await page.getByLabel(texts.name, { exact: true }).fill('Kira Lam');
      await page.getByRole('group', { name: texts.picture }).locator('input[type=file]').setInputFiles(PICTURE);
      await expect(page.getByText(texts.ready).first()).toBeVisible();
      await press(texts.save);
      await expect(page.getByText(texts.saved)).toBeVisible();
      await page.reload();
      const face = page.getByRole('figure').locator('img');
      await expect(face).toBeVisible();
      await expect.poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
      await expect(page.getByRole('figure')).toContainText('Kira Lam');

      await open('signIn');
      await page.getByLabel(texts.current, { exact: true }).fill(PASSWORD);
      await page.getByLabel(texts.next, { exact: true }).fill(NEW_PASSWORD);
      await press(texts.change);
      await expect(page.getByText(texts.changed)).toBeVisible();

      const other = await elsewhere(browser, stack, { email: signUp.address, locale });
      await open('devices');
      await expect(page.getByText(texts.thisDevice)).toBeVisible();
      await page.getByRole('button', { name: texts.end }).click();
      await expect(page.getByText(texts.alone)).toBeVisible();
      await other.goto(`${stack.origin}/settings`, { waitUntil: 'domcontentloaded' });
      await expect(other).not.toHaveURL(/settings$/);
      await other.context().close();

      await open('history');
      await expect(page.getByText(texts.passwordEvent)).toBeVisible();
      await open('invites');
      await expect(page.getByRole('img', { name: texts.qr })).toBeVisible();
      await open('language');
      await open('sound');
      const volume = page.getByRole('slider', { name: texts.volume });
      await volume.press('ArrowLeft');
      await page.reload();
      await expect(volume).toHaveAttribute('aria-valuetext', '95%');
      await expect(page.getByRole('switch')).toBeChecked();

      await open('data');
      await press(texts.download);
      await page.getByLabel(texts.password, { exact: true }).fill(NEW_PASSWORD);
      const [download] = await Promise.all([page.waitForEvent('download'), press(texts.file)]);
      const kept = JSON.parse(await readFile(await download.path(), 'utf8')) as { profile: { username: string }; sessions: unknown[] };
      expect([kept.profile.username, kept.sessions.length]).toEqual(['Kira Lam', 1]);

      await press(texts.remove);
      // What another remote has of the person, which it says itself.
      await expect(page.getByText(texts.lost)).toBeVisible();
      await look();
      await page.getByRole('checkbox', { name: texts.read }).click();
      await page.getByLabel(texts.password, { exact: true }).fill(NEW_PASSWORD);
      await press(texts.removeNow);
      await expect(page.getByText(texts.removed)).toBeVisible();
      await expect(page).toHaveURL(`${stack.origin}/`);
      await page.goto(`${stack.origin}/login`, { waitUntil: 'domcontentloaded' });
      await signUp.email.fill(signUp.address);
      await signUp.password.fill(NEW_PASSWORD);
      await press(texts.logIn);
      await expect(page.getByText(locale === 'en' ? 'Wrong e-mail or password.' : '電郵地址或密碼不正確').first()).toBeVisible();
    },
  );
}
