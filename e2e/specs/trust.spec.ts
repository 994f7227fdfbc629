import { REGISTRY_SIGNATURE_HEADER } from '@mortar/protocol/registry';
import { addFrontendLog } from '@mortar/protocol/telemetry';
import type { Page } from '@playwright/test';
import { followLink, siteOf } from '../harness/site.ts';
import type { Stack } from '../harness/stack.ts';
import { expect, test } from '../harness/test.ts';

const DOCUMENT = /^\/(alpha|whitepaper)(\?|$)/;
const REGISTRY = /^\/r\/registry\.json/;
const REGISTRY_ELEMENT = /<script type="application\/json" id="mortar-registry".*?<\/script>/;
/** The document that the server signed, with another number in it. */
const forged = (body: string) => body.replace('{"seq":', '{"seq":9');

/** What the page tells the server of registries that it refused. */
function refusalsOf(page: Page): string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    const text = request.url().includes(addFrontendLog.path) ? (request.postData() ?? '') : '';
    if (text.includes('the registry')) told.push(text);
  });
  return told;
}

/** A registry as a server or a cache between gave it once: the element of a page, and the answer of its address. */
async function record(stack: Stack) {
  const [html, answer] = await Promise.all([fetch(`${stack.origin}/alpha`), fetch(`${stack.origin}/r/registry.json`)]);
  const [element = ''] = REGISTRY_ELEMENT.exec(await html.text()) ?? [];
  const headers = { 'content-type': 'application/json', [REGISTRY_SIGNATURE_HEADER]: answer.headers.get(REGISTRY_SIGNATURE_HEADER) ?? '' };
  const body = await answer.text();
  return {
    replay() {
      stack.proxy.fault(DOCUMENT, { replace: (now) => now.replace(REGISTRY_ELEMENT, () => element) });
      stack.proxy.fault(REGISTRY, { status: 200, body, headers });
    },
  };
}

test.describe('the registry', () => {
  test('it is asked for anew where the one in the page was changed on its way', async ({ page, stack, visit }) => {
    await stack.publish(stack.builds.alpha);
    const rule = stack.proxy.fault(DOCUMENT, { replace: forged });
    await visit('/alpha');
    await expect(page.getByTestId('alpha')).toBeVisible();
    expect(rule.hits).toBe(1);
    expect(stack.proxy.requests(REGISTRY).length).toBeGreaterThan(0);
  });

  test('it loads no remote while every registry is changed on its way, says so, and goes on afterwards', async ({ page, stack, visit }) => {
    await stack.publish(stack.builds.alpha);
    const told = refusalsOf(page);
    stack.proxy.fault(DOCUMENT, { replace: forged });
    stack.proxy.fault(REGISTRY, { replace: forged });
    await visit('/alpha');
    await expect(siteOf(page).tryAgain).toBeVisible({ timeout: 30_000 });
    await expect(page.getByTestId('alpha')).toHaveCount(0);
    await expect.poll(() => told.length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(told[0]).toContain('is not signed by its server');
    stack.proxy.heal();
    await siteOf(page).tryAgain.click();
    await expect(page.getByTestId('alpha')).toBeVisible();
  });

  test('it ignores news that were changed on their way, and keeps what it has', async ({ page, stack, visit }) => {
    await stack.publish(stack.builds.alpha);
    const told = refusalsOf(page);
    await visit('/whitepaper');
    await expect(siteOf(page).heading).toBeVisible();
    // What the page's HTML left out of the registry.
    await stack.proxy.arrived(REGISTRY);
    const rule = stack.proxy.fault(REGISTRY, { replace: forged });
    await stack.publish(stack.builds.alphaChanged);
    await page.waitForTimeout(2100);
    await followLink(page, '/alpha');
    await expect(page.getByTestId('alpha')).toHaveText('Alpha');
    expect(rule.hits).toBeGreaterThan(0);
    await expect.poll(() => told.length, { timeout: 20_000 }).toBeGreaterThan(0);
  });

  test('it is not taken back to an older one, although the server signed that once', async ({ page, stack, visit }) => {
    await stack.publish(stack.builds.alpha);
    const old = await record(stack);
    await stack.publish(stack.builds.alphaChanged);
    await visit('/alpha');
    await expect(page.getByTestId('alpha')).toHaveText('Alpha, changed');
    old.replay();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(siteOf(page).tryAgain).toBeVisible({ timeout: 30_000 });
    stack.proxy.heal();
    await siteOf(page).tryAgain.click();
    await expect(page.getByTestId('alpha')).toHaveText('Alpha, changed');
  });
});

test.describe('scripts', () => {
  /** What comes of a script tag that the page makes by the only way there is. */
  const tryScript = (page: Page, path: string, change?: 'no integrity') =>
    page.evaluate(
      async ([url, what]) => {
        const script = document.createElement('script');
        try {
          (window as unknown as { __MORTAR_TAG__: (tag: HTMLScriptElement, url: string) => void }).__MORTAR_TAG__(script, url!);
        } catch (error) {
          return `threw ${(error as Error).message}`;
        }
        if (what) script.removeAttribute('integrity');
        return new Promise<string>((resolve) => {
          script.onload = () => resolve('ran');
          script.onerror = () => resolve('refused');
          document.head.append(script);
        });
      },
      [path, change],
    );

  test('it names every script that may run, whatever lies in its folders', async ({ page, stack, visit, complaints }) => {
    complaints.allow(/integrity/i, /Failed to load resource/, /violation: require-trusted-types-for/, /TrustedScriptURL/);
    await stack.publish(stack.builds.alpha);
    await visit('/alpha');
    await expect(page.getByTestId('alpha')).toBeVisible();
    const { alpha } = (await stack.registry()).remotes;
    const files = Object.keys(alpha!.live.integrity).filter((file) => file.endsWith('.js'));
    const known = `/r/alpha/${alpha!.live.version}/${files.find((file) => file.startsWith('locale-zh'))}`;
    expect(await tryScript(page, known)).toBe('ran');
    expect(await tryScript(page, known, 'no integrity')).toBe('refused');
    for (const path of [
      `/r/alpha/${alpha!.live.version}/other.js`,
      '/shell/other.js',
      '/uploads/other.js',
      'https://elsewhere.example/a.js',
    ])
      expect(await tryScript(page, path)).toMatch(/^threw .* is no script that this site names/);
    const plain = await page.evaluate((url) => {
      try {
        document.createElement('script').src = url;
        return 'taken';
      } catch (error) {
        return (error as Error).name;
      }
    }, known);
    expect(plain).toBe('TypeError');
  });

  test('it refuses a file of the shell’s own that was changed on its way, and shows the page', async ({
    page,
    stack,
    visit,
    complaints,
  }) => {
    complaints.allow(/Failed to find a valid digest/, /ChunkLoadError/, /Loading chunk/);
    await stack.publish(stack.builds.alpha);
    const rule = stack.proxy.fault(/\/shell\/[^/]+\/docks\./, { flipByte: true });
    await visit('/alpha');
    await expect(page.getByTestId('alpha')).toBeVisible();
    await expect.poll(() => rule.hits).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Count: 0' }).click();
    await expect(page.getByRole('button', { name: 'Count: 1' })).toBeVisible();
  });
});
