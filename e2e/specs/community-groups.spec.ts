import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createGroup,
  editGroup,
  getGroup,
  joinGroup,
  leaveGroup,
  listGroups,
  listMembers,
  listMoments,
  setMember,
} from '@mortar/protocol/community';
import type { Page } from '@playwright/test';
import { guestOf, open, uncalledOf } from '../harness/chat.ts';
import { sayIn, type TextId } from '../harness/community.ts';
import { hostile } from '../harness/hostile.ts';
import { uidOf } from '../harness/newcomer.ts';
import { expectSound } from '../harness/sound.ts';
import { caseOf, expect, test } from '../harness/test.ts';

/** What the controls of the journey reach. */
const CALLED = { createGroup, editGroup, getGroup, joinGroup, leaveGroup, listGroups, listMembers, setMember };
const VIEWS = [
  ['en', 1440],
  ['zh-HK', 390],
] as const;

let folder: string;
let clip: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mortar-post-video-'));
  clip = join(folder, 'wheel.mp4');
  const picture = ['-f', 'lavfi', '-i', 'testsrc=size=640x480:rate=10:duration=8'];
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    ...picture,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    '-g',
    '20',
    clip,
  ]);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
test.use({ area: 'community' });

for (const [locale, width] of VIEWS) {
  test(`a group is made, found, joined by request, posted in and moderated, ${caseOf(locale, width, 390)}`, async ({ browser, stack }) => {
    test.setTimeout(120_000);
    const say = sayIn(locale);
    const [ann, ben] = [await guestOf(browser, stack, locale, width), await guestOf(browser, stack, locale, width)];
    const press = (where: Page, id: TextId) => where.getByRole('button', { name: say(id), exact: true }).click();
    const tab = (where: Page, id: TextId) => where.getByRole('link', { name: new RegExp(`^${say(id).split('{')[0]}`) }).last();
    const name = hostile(`Potters ${locale}`);

    await test.step('made, with its rules', async () => {
      await open(ann.page, stack, '/groups');
      await expect(ann.page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSound(ann.page);
      await ann.page
        .getByRole('button', { name: say('community.group.new') })
        .first()
        .click();
      const dialog = ann.page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('community.group.create') }).click();
      await expect(dialog.getByText(say('community.group.field.name.missing'))).toBeVisible();
      await dialog.getByLabel(say('community.group.field.name')).fill(name);
      await dialog.getByLabel(say('community.group.field.rules')).fill('Be kind\nNo sales');
      await dialog.getByRole('radio', { name: say('community.group.rule.approval') }).click();
      await expectSound(ann.page);
      await dialog.getByRole('button', { name: say('community.group.create') }).click();
      await expect(ann.page).toHaveURL(/\/group\/\d+$/);
      await expect(ann.page.getByRole('heading', { level: 2, name })).toBeVisible();
    });
    const path = new URL(ann.page.url()).pathname;

    await test.step('another finds it by the search, and asks to be let in', async () => {
      await open(ben.page, stack, `/search?q=${encodeURIComponent('Potters')}&kind=groups`);
      await ben.page.getByRole('link', { name: new RegExp(name) }).click();
      await ben.page.getByRole('button', { name: say('community.group.ask.name', { name }) }).click();
      await expect(ben.page.getByRole('button', { name: say('community.group.asked.name', { name }) })).toBeVisible();
      await expectSound(ben.page);
    });

    await test.step('let in, made a moderator', async () => {
      await open(ann.page, stack, `${path}?show=asked`);
      await expect(ann.page.getByRole('link', { name: ben.name })).toBeVisible();
      await expectSound(ann.page);
      await press(ann.page, 'community.group.let');
      await expect(ann.page.getByText(say('community.group.none.asked'))).toBeVisible();
      await tab(ann.page, 'community.group.tab.members').click();
      await ann.page.getByRole('button', { name: say('community.menu.person', { name: ben.name }) }).click();
      await ann.page.getByRole('menuitem', { name: say('community.group.make.moderator') }).click();
      await expect(ann.page.getByText(say('community.group.role.moderator'), { exact: true })).toBeVisible();
      await expectSound(ann.page);
    });

    await test.step('a post for its members', async () => {
      await open(ben.page, stack, path);
      await press(ben.page, 'community.group.edit');
      await ben.page.getByRole('dialog').getByLabel(say('community.group.field.description')).fill(hostile('Clay all day'));
      await press(ben.page, 'community.video.save');
      await expect(ben.page.getByRole('dialog')).toHaveCount(0);
      await expect(ben.page.getByText(hostile('Clay all day'))).toBeVisible();
      await ben.page.getByRole('button', { name: say('community.group.write', { name }) }).click();
      const dialog = ben.page.getByRole('dialog');
      await dialog.getByRole('textbox').first().fill(hostile('Only for us'));
      await dialog.getByRole('button', { name: new RegExp(name) }).click();
      await ben.page.getByRole('menuitemradio', { name: say('community.audience.members') }).click();
      await press(ben.page, 'community.compose.send.new');
      await expect(dialog).toHaveCount(0);
      await open(ann.page, stack, path);
      await expect(ann.page.getByRole('article').filter({ hasText: hostile('Only for us') })).toBeVisible();
      await expectSound(ann.page);
    });

    await test.step('left', async () => {
      await ben.page.getByRole('button', { name: say('community.group.leave.name', { name }) }).click();
      await ben.page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('community.group.leave') })
        .click();
      await expect(ben.page.getByRole('button', { name: say('community.group.ask.name', { name }) })).toBeVisible();
      await expect(ben.page.getByRole('button', { name: say('community.group.write', { name }) })).toHaveCount(0);
    });

    await test.step('reported, and closed by a moderator; its owner reads why', async () => {
      await ben.page.getByRole('button', { name: say('community.menu.report'), exact: true }).click();
      await press(ben.page, 'community.report.send');
      await expect(ben.page.getByText(say('community.report.done'))).toBeVisible();
      await stack.mortar('role', 'grant', await uidOf(stack, ben.name), 'moderator');
      const [{ id }] = (await stack.rows<{ id: string }>(
        `select id from community_cases where target = 'group:${path.split('/').at(-1)}'`,
      )) as [{ id: string }];
      await open(ben.page, stack, `/mod?case=${id}`);
      await ben.page.getByRole('radio', { name: say('community.mod.decision.close'), exact: true }).click();
      await expectSound(ben.page);
      await press(ben.page, 'community.mod.decide');
      await expect(ben.page.getByText(say('community.case.close'), { exact: false }).first()).toBeVisible();
      await open(ann.page, stack, path);
      await expect(ann.page.getByText(say('community.group.gone'))).toBeVisible();
      await open(ann.page, stack, '/im/notices');
      await ann.page.getByRole('link', { name: new RegExp(name) }).click();
      await expect(ann.page.getByRole('heading', { name: say('community.case.close') })).toBeVisible();
      await expectSound(ann.page);
    });

    expect(uncalledOf(stack, CALLED)).toEqual([]);
    ann.complaints.expectNone();
    ben.complaints.expectNone();
  });

  test(`a post waits for its video, plays it, and is answered at a moment, ${caseOf(locale, width, 1440)}`, async ({ browser, stack }) => {
    test.setTimeout(150_000);
    const say = sayIn(locale);
    const [ann, ben] = [await guestOf(browser, stack, locale, width), await guestOf(browser, stack, locale, width)];
    await open(ann.page, stack, '/video/upload');
    await ann.page.locator('input[data-upload]').setInputFiles(clip);
    await ann.page.getByLabel(say('community.video.field.title'), { exact: true }).fill(hostile('At the wheel'));
    await ann.page.getByRole('button', { name: say('community.video.publish') }).click();
    await expect(ann.page).toHaveURL(/\/video\/[\w-]{12}$/);
    const film = new URL(ann.page.url()).pathname;
    await ann.page.getByRole('button', { name: say('community.video.post') }).click();
    const dialog = ann.page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill(hostile('Eight seconds of clay'));
    await expect(dialog.getByText(hostile('At the wheel'))).toBeVisible();
    await expectSound(ann.page);
    await dialog.getByRole('button', { name: say('community.compose.send.new'), exact: true }).click();
    await expect(dialog).toHaveCount(0);

    const article = ben.page.getByRole('article').filter({ hasText: hostile('Eight seconds of clay') });
    await expect(async () => {
      await open(ben.page, stack, '/community?feed=latest');
      await expect(article).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await expectSound(ben.page);
    expect(stack.proxy.requests(/hls/).length).toBe(0);
    await article.locator('[data-act="open"]').click();
    // The list has a button of the same name.
    await expect(ben.page).toHaveURL(/\/p\/\d+$/);
    await expect(ben.page.getByRole('button', { name: say('community.compose.ask.reply') })).toBeVisible();
    await ben.page.getByRole('button', { name: say('community.video.play', { title: hostile('At the wheel') }) }).click();
    const time = () => ben.page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime);
    await expect.poll(time, { timeout: 20_000 }).toBeGreaterThan(1.1);
    await ben.page.getByRole('button', { name: say('community.compose.ask.reply') }).click();
    await ben.page.getByRole('textbox', { name: say('community.compose.ask.reply') }).fill(hostile('This turn'));
    await ben.page.getByRole('button', { name: new RegExp(`^${say('community.moment.at', { time: '0:0' })}`) }).click();
    await ben.page.keyboard.press('Escape');
    await ben.page.getByRole('textbox', { name: say('community.compose.ask.reply') }).press('Control+Enter');
    const moment = ben.page.getByRole('button', { name: new RegExp(`^${say('community.moment.show', { time: '0:0' }).slice(0, 6)}`) });
    await expect(moment).toBeVisible();
    await expectSound(ben.page);
    const at = Number((await moment.textContent())!.split(':')[1]);
    await ben.page.reload();
    await moment.click();
    await expect.poll(time, { timeout: 20_000 }).toBeGreaterThanOrEqual(at);
    await expect(ben.page.locator('video')).toBeVisible();

    // The video's own page has the same.
    await open(ben.page, stack, film);
    const marks = ben.page.getByRole('region', { name: hostile('At the wheel') }).locator('i');
    await expect(marks).toHaveCount(1);
    await moment.click();
    await expect.poll(time, { timeout: 20_000 }).toBeGreaterThanOrEqual(at);
    await ben.page.getByRole('button', { name: say('community.compose.ask.reply') }).click();
    await ben.page.getByRole('textbox', { name: say('community.compose.ask.reply') }).fill(hostile('And again'));
    await ben.page.getByRole('button', { name: new RegExp(`^${say('community.moment.at', { time: '0:0' })}`) }).click();
    await ben.page.getByRole('textbox', { name: say('community.compose.ask.reply') }).press('Control+Enter');
    await expect(marks).toHaveCount(2);
    await expect(ben.page.getByText(hostile('And again'))).toBeVisible();
    await expectSound(ben.page);
    await ben.page.getByRole('button', { name: say('community.menu.report'), exact: true }).click();
    await ben.page.getByRole('button', { name: say('community.report.send') }).click();
    await expect(ben.page.getByText(say('community.report.done'))).toBeVisible();
    expect(await stack.rows(`select from community_cases where target = 'video:${film.slice('/video/'.length)}'`)).toHaveLength(1);
    expect(uncalledOf(stack, { listMoments })).toEqual([]);
    ben.complaints.expectNone();
  });
}
