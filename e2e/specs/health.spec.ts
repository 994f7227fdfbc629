import type { Page, Request } from '@playwright/test';
import { resendFrom } from '../harness/resend.ts';
import { overflowOf } from '../harness/overflow.ts';
import { patientWithNews } from '../harness/site.ts';
import type { Stack } from '../harness/stack.ts';
import { openAsOperator, signUpSomebody } from '../harness/team.ts';
import { IN_FULL, expect, test } from '../harness/test.ts';

/** The server looks every 15 s. */
const LOOK_MS = 90_000;
/** A browser counts when it was watched for half a minute. */
const WATCHED_MS = 60_000;

/** The report in which a page tells of a version. */
const reportOf = (page: Page, kind: 'load' | 'error' | 'vital', version: string): Promise<Request> =>
  page.waitForRequest((request) => {
    const text = request.url().endsWith('/frontend/log') ? (request.postData() ?? '') : '';
    return text.includes(`"kind":"${kind}"`) && text.includes(`"version":"${version}"`);
  });

/** The same report from as many networks. */
async function repeat(stack: Stack, report: Request, networks: number, from: number): Promise<void> {
  for (let index = 0; index < networks; index += 1) await resendFrom(`198.51.${from + index}.7`, report, stack.port);
}

interface Change {
  actor: string;
  action: string;
  from: string | null;
  to: string | null;
  reason: string | null;
}

const lastChange = async (stack: Stack) =>
  (
    await stack.rows<Change>(
      `select actor, action, from_version as "from", to_version as "to", reason from platform_history where remote = 'alpha' order by seq desc limit 1`,
    )
  )[0];

test.beforeEach(async ({ page, stack, complaints }) => {
  test.setTimeout(240_000);
  complaints.allow(/alpha (crashed|throws)/);
  await patientWithNews(page);
  await stack.publish(stack.builds.alpha);
});

test('it ends a canary that throws in render by itself, and the history says why', async ({ browser, page, stack }) => {
  const [live, broken] = [stack.builds.alpha, stack.builds.alphaThrowsInRender];
  await stack.stage(broken);
  const [url = ''] = (await stack.channel('canary', 'alpha', broken.version, '--link', '1h')).split(' ');
  const good = reportOf(page, 'load', live.version);
  await page.goto(`${stack.origin}/alpha`);
  await repeat(stack, await good, 20, 1);

  const tester = await (await browser.newContext()).newPage();
  const bad = reportOf(tester, 'error', broken.version);
  await tester.goto(stack.origin + url.slice(url.indexOf('/alpha')));
  await expect(tester.getByTestId('alpha'), 'the live version takes over').toHaveText('Alpha');
  await repeat(stack, await bad, 5, 101);
  await stack.moveClock(WATCHED_MS);

  await expect.poll(async () => (await lastChange(stack))?.action, { timeout: LOOK_MS }).toBe('canaryOff');
  expect(await lastChange(stack)).toEqual({
    actor: 'health',
    action: 'canaryOff',
    from: broken.version,
    to: null,
    reason: expect.stringContaining(`${broken.version} fails more than ${live.version}: `),
  });
  const { stdout } = await stack.mortar('status', 'alpha', '--json');
  expect(JSON.parse(stdout)).toMatchObject([{ live: live.version, canary: null }]);

  await expectToldAtOnce(page, stack, [/^Owner: e2e$/, `Canary ${broken.version} was ended`, / fails more than /, /alpha crashed/]);
});

/** An operator reads on the first screen of the team's page what broke, why, and whose it is. */
async function expectToldAtOnce(page: Page, stack: Stack, texts: (string | RegExp)[]): Promise<void> {
  const address = await signUpSomebody(page, stack, 'en');
  await openAsOperator(page, stack, address, () => page.goto(`${stack.origin}/dev-center`));
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.reload();
    const today = page.getByRole('region', { name: 'Last 24 hours' });
    for (const text of texts) await expect(today.getByText(text).first(), `at ${size.width} px`).toBeInViewport();
    expect(await overflowOf(page)).toEqual([]);
  }
}

test('it takes a live version back that throws in render, and visitors get the one before', IN_FULL, async ({ page, stack }) => {
  const [before, broken] = [stack.builds.alpha, stack.builds.alphaThrowsInRender];
  const good = reportOf(page, 'load', before.version);
  await page.goto(`${stack.origin}/alpha`);
  await repeat(stack, await good, 20, 1);
  await stack.moveClock(WATCHED_MS);
  await stack.publish(broken);

  const bad = reportOf(page, 'error', broken.version);
  await page.goto(`${stack.origin}/alpha`);
  await repeat(stack, await bad, 6, 101);
  await stack.moveClock(WATCHED_MS);
  await expect.poll(async () => (await stack.registry()).remotes['alpha']?.live.version, { timeout: LOOK_MS }).toBe(before.version);
  expect(await lastChange(stack)).toMatchObject({ actor: 'health', action: 'rollback', from: broken.version, to: before.version });
});

test('it tells how steady and how fast the area of a remote was when the page is left', async ({ page, stack, visit }) => {
  const { version } = stack.builds.alpha;
  const loaded = reportOf(page, 'load', version);
  await visit('/alpha');
  await page.getByRole('button', { name: 'Count: 0' }).click();
  await loaded;
  const told = reportOf(page, 'vital', version);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const { entries } = (await told).postDataJSON() as { entries: { name?: string; remote?: string; version?: string; value?: number }[] };
  const ofAlpha = entries.filter(({ remote }) => remote === 'alpha');
  expect(ofAlpha).toContainEqual(expect.objectContaining({ name: 'CLS', version, value: expect.any(Number) }));
  expect(ofAlpha).toContainEqual(expect.objectContaining({ name: 'LCP', version, value: expect.any(Number) }));
  const kept = () =>
    stack.rows<{ lcp: number }>(`select lcp_ms as lcp from platform_health_hours where remote = 'alpha' and 1 = any (lcp_ms)`);
  await expect.poll(async () => (await kept()).length).toBe(1);
});
