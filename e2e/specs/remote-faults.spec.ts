import type { Page } from '@playwright/test';
import type { Fault } from '../harness/faults.ts';
import { expectFrame, followLink, markDocument, siteOf } from '../harness/site.ts';
import type { Stack } from '../harness/stack.ts';
import { IN_FULL, expect, inGrid, test } from '../harness/test.ts';
import type { VariantName } from '../harness/variants.ts';

/** What may happen to a version of a remote: its files do not come as they should, or its code throws. */
type Trouble = { what: string; fault: Fault } | { what: string; variant: VariantName };

const TROUBLES: Trouble[] = [
  { what: 'answers 404', fault: { status: 404 } },
  { what: 'answers 500', fault: { status: 500 } },
  { what: 'never answers', fault: { hang: true } },
  { what: 'has a flipped byte', fault: { flipByte: true } },
  { what: 'comes after 10 s', fault: { delayMs: 10_000 } },
  { what: 'throws at evaluation', variant: 'alphaThrowsAtEvaluation' },
  { what: 'throws in render', variant: 'alphaThrowsInRender' },
  { what: 'throws in an effect', variant: 'alphaThrowsInEffects' },
  { what: 'changes the platform', variant: 'alphaPatchesAtEvaluation' },
];

/** Ways to a page of the remote. */
const WAYS = {
  'by a deep link': async (_page: Page, open: () => Promise<unknown>) => void (await open()),
  'from another page': async (page: Page, _open: () => Promise<unknown>, home: () => Promise<unknown>) => {
    await home();
    await followLink(page, '/alpha');
  },
};
type Way = keyof typeof WAYS;

/** Files of a version that a fault can strike, by the part of their names. */
const PARTS = {
  entry: 'entry\\.',
  'page chunk': 'page-home\\.[^/]*js',
  stylesheet: 'page-home\\.[^/]*css',
};
type Part = keyof typeof PARTS;

// Browsers write every failed file to the console, and React every error that a boundary caught.
const EXPECTED = [
  /Failed to load resource/,
  /Failed to find a valid digest/,
  /alpha throws/,
  /alpha crashed/,
  /ChunkLoadError/,
  /Loading (CSS )?chunk/,
];

/** How often browsers told that a version failed to load. */
async function failuresOf(stack: Stack, version: string): Promise<number> {
  const kept = await stack.rows<{ failed: number }>(
    `select sum(failed)::int as failed from platform_health_hours where remote = 'alpha' and version = '${version}'`,
  );
  return kept[0]?.failed ?? 0;
}

async function arrange(stack: Stack, trouble: Trouble, part: Part, withLastGood: boolean) {
  const { alpha, alphaChanged } = stack.builds;
  if (withLastGood) await stack.publish(alpha);
  const live = 'variant' in trouble ? stack.builds[trouble.variant] : withLastGood ? alphaChanged : alpha;
  await stack.publish(live);
  if ('fault' in trouble) stack.proxy.fault(new RegExp(`/r/alpha/${live.version}/${PARTS[part]}`), trouble.fault);
}

function itTakesTheLastGood(trouble: Trouble, way: Way, part: Part, options: { tag?: string } = {}): void {
  test(
    `it shows the last good version ${way} when the ${part} of the live one ${trouble.what}`,
    options,
    async ({ page, stack, visit, complaints }) => {
      complaints.allow(...EXPECTED);
      await arrange(stack, trouble, part, true);
      await WAYS[way](
        page,
        () => visit('/alpha'),
        () => visit('/whitepaper'),
      );
      await expect(page.getByTestId('alpha')).toHaveText('Alpha', { timeout: 20_000 });
      await expectFrame(page);
      const documents = stack.proxy.requests(/^\/(alpha|whitepaper)(\?|$)/);
      expect(documents, 'documents that were loaded').toHaveLength(1);
    },
  );
}

function itNamesTheArea(trouble: Trouble, way: Way, part: Part, options: { tag?: string } = {}): void {
  test(
    `it names the area ${way} when the ${part} of its only version ${trouble.what}, until it is back`,
    options,
    async ({ page, stack, visit, complaints }) => {
      complaints.allow(...EXPECTED);
      await arrange(stack, trouble, part, false);
      await WAYS[way](
        page,
        () => visit('/alpha'),
        () => visit('/whitepaper'),
      );
      const { tryAgain } = siteOf(page);
      await expect(tryAgain).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('main')).toContainText('Alpha');
      await expectFrame(page);
      const { isSame } = await markDocument(page);

      if ('fault' in trouble) stack.proxy.heal();
      else await stack.publish(stack.builds.alpha);
      await tryAgain.click();
      await expect(page.getByTestId('alpha')).toHaveText('Alpha', { timeout: 20_000 });
      expect(await isSame(), 'still the same document').toBe(true);
      await page.getByRole('button', { name: 'Count: 0' }).click();
      await expect(page.getByRole('button', { name: 'Count: 1' })).toBeVisible();
    },
  );
}

for (const trouble of TROUBLES) {
  itTakesTheLastGood(trouble, 'by a deep link', 'entry', inGrid(/throws in (render|an effect)|platform/.test(trouble.what)));
  itNamesTheArea(trouble, 'from another page', 'entry', IN_FULL);
}

// A deep link has the styles in its HTML.
for (const part of ['page chunk', 'stylesheet'] as const)
  itTakesTheLastGood({ what: 'has a flipped byte', fault: { flipByte: true } }, 'from another page', part, inGrid(part === 'page chunk'));

for (const trouble of TROUBLES) {
  itTakesTheLastGood(trouble, 'from another page', 'entry', IN_FULL);
  itNamesTheArea(trouble, 'by a deep link', 'entry', inGrid(/platform/.test(trouble.what)));
  if ('variant' in trouble) continue;
  for (const way of Object.keys(WAYS) as Way[]) {
    // It stands above already.
    if (trouble.what !== 'has a flipped byte' || way === 'by a deep link') itTakesTheLastGood(trouble, way, 'page chunk', IN_FULL);
    itNamesTheArea(trouble, way, 'page chunk', IN_FULL);
  }
}

test('it refuses a file that still runs but is not what was published', async ({ page, stack, visit, complaints }) => {
  complaints.allow(...EXPECTED);
  await stack.publish(stack.builds.alpha);
  await stack.publish(stack.builds.alphaChanged);
  const tampered = stack.proxy.fault(/\/r\/alpha\/[^/]+\/locale-en\./, {
    replace: (body) => body.replace('Alpha, changed', 'Alpha, tampered'),
  });
  await visit('/alpha');
  await expect(page.getByTestId('alpha')).toHaveText('Alpha', { timeout: 20_000 });
  expect(tampered.hits).toBeGreaterThan(0);
});

test('it tells the server which version of which remote had a changed byte', async ({ page, stack, visit, complaints }) => {
  complaints.allow(...EXPECTED);
  const { version } = stack.builds.alphaChanged;
  await arrange(stack, { what: 'has a flipped byte', fault: { flipByte: true } }, 'page chunk', true);
  await visit('/alpha');
  await expect(page.getByTestId('alpha')).toHaveText('Alpha', { timeout: 20_000 });
  await expect.poll(() => failuresOf(stack, version), { timeout: 20_000 }).toBeGreaterThan(0);
});

test('it shows the last good version after the live one hung the tab, and tells the server of it', async ({ page, stack }) => {
  const { alpha, alphaHangs } = stack.builds;
  await stack.publish(alpha);
  await stack.publish(alphaHangs);
  const url = `${stack.origin}/alpha`;
  await page.goto(url, { waitUntil: 'commit' });
  const isHanging = async () => (await page.context().cookies()).some(({ name }) => name === 'alpha-hangs');
  await expect.poll(isHanging, { timeout: 20_000 }).toBe(true);
  // Another site is another process, so this one can be left though its thread hangs.
  await page.goto('data:text/html,elsewhere');
  await page.goto(url);
  await expect(page.getByTestId('alpha')).toHaveText('Alpha', { timeout: 20_000 });
  await expectFrame(page);
  await expect.poll(() => failuresOf(stack, alphaHangs.version), { timeout: 20_000 }).toBe(1);
  await page.reload();
  await expect(page.getByTestId('alpha'), 'this tab has learnt').toHaveText('Alpha');
});

test('it holds nothing against a version that is slow, when the page is loaded again meanwhile', async ({ page, stack }) => {
  await stack.publish(stack.builds.alpha);
  await stack.publish(stack.builds.alphaChanged);
  const slow = stack.proxy.fault(/page-home\.[^/]*js/, { hang: true });
  await page.goto(`${stack.origin}/alpha`, { waitUntil: 'commit' });
  await expect.poll(() => slow.hits).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('mortar:first-runs'))).toContain('alpha');
  stack.proxy.heal();
  await page.reload();
  await expect(page.getByTestId('alpha')).toHaveText('Alpha, changed');
});

test('it says what happened, without what a remote broke, when nothing of the page is left', async ({ page, stack, visit, complaints }) => {
  complaints.allow(/./);
  await stack.publish(stack.builds.alphaPatchesOnPress);
  await visit('/alpha');
  await page.getByRole('button', { name: 'Crash' }).click();
  await followLink(page, '/alpha/two');
  await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByTestId('alpha-two')).toBeVisible();
});

test('it keeps a crash of a page inside its area, and Try again brings the page back', async ({ page, stack, visit, complaints }) => {
  complaints.allow(...EXPECTED);
  await stack.publish(stack.builds.alpha);
  await visit('/alpha');
  await page.getByRole('button', { name: 'Crash' }).click();
  await expect(siteOf(page).tryAgain).toBeVisible();
  await expectFrame(page);
  await siteOf(page).tryAgain.click();
  await expect(page.getByTestId('alpha')).toBeVisible();
});

test('it asks again by itself when a file fails once', async ({ page, stack, visit, complaints }) => {
  complaints.allow(...EXPECTED);
  await stack.publish(stack.builds.alpha);
  const rule = stack.proxy.fault(/\/r\/alpha\/[^/]+\/entry\./, { status: 503 }, { times: 1 });
  await visit('/alpha');
  await expect(page.getByTestId('alpha')).toBeVisible();
  expect(rule.hits).toBe(1);
});

test('it leaves the other areas alone', async ({ page, stack, visit, complaints }) => {
  complaints.allow(...EXPECTED);
  await stack.publish(stack.builds.alpha);
  await stack.publish(stack.builds.beta);
  stack.proxy.fault(/\/r\/alpha\//, { status: 500 });
  await visit('/alpha');
  await expect(siteOf(page).tryAgain).toBeVisible({ timeout: 30_000 });
  await followLink(page, '/beta');
  await expect(page.getByTestId('beta')).toBeVisible();
});

test('header and navigation stay above whatever a remote lays over the page', async ({ page, stack, visit }) => {
  await stack.publish(stack.builds.alpha);
  await visit('/alpha');
  await page.getByTestId('alpha').evaluate((heading) => {
    Object.assign(heading.style, { position: 'fixed', inset: '0', zIndex: '2147483647', background: 'black' });
  });
  await siteOf(page).navigation.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(`${stack.origin}/`);
});
