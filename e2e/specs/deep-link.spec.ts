import type { Page } from '@playwright/test';
import { followLink } from '../harness/site.ts';
import { expect, test } from '../harness/test.ts';

/** How long the shell's main script is held back: whatever needs it first cannot start before its end. */
const HELD_MS = 800;

test('it starts entry, page chunk and catalogue of a cold deep link before the shell has come, and asks for no manifest', async ({
  page,
  stack,
  visit,
}) => {
  await stack.publish(stack.builds.alpha);
  stack.proxy.fault(/^\/shell\/[^/]+\/main\./, { delayMs: HELD_MS });
  await visit('/alpha');
  await expect(page.getByTestId('alpha')).toBeVisible();

  const [main] = stack.proxy.requests(/^\/shell\/[^/]+\/main\.[^/]*js/);
  expect(main?.endedAt).toEqual(expect.any(Number));
  for (const part of ['entry\\.', 'page-home\\.[^/]*js', 'locale-en\\.']) {
    const found = stack.proxy.requests(new RegExp(`^/r/alpha/[^/]+/${part}`));
    expect(found, `requests for ${part}`).toHaveLength(1);
    expect(found[0]!.startedAt, `start of ${part}`).toBeLessThan(main!.endedAt!);
  }
  expect(stack.proxy.requests(/manifest|build\.json|remote\.json/)).toEqual([]);
  // What the registry says of the other remotes comes when this page is there.
  for (const { startedAt } of stack.proxy.requests(/registry\.json/)) expect(startedAt).toBeGreaterThan(main!.endedAt!);
});

test('it fetches every file once, and none of a remote that the page does not need', async ({ page, stack, visit }) => {
  await stack.publish(stack.builds.alpha);
  await visit('/alpha');
  await expect(page.getByTestId('alpha')).toBeVisible();
  const urls = stack.proxy.requests(/^\/(r|shell)\//).map(({ url }) => url);
  expect(urls).toEqual([...new Set(urls)]);
  expect(urls.filter((url) => url.startsWith('/r/gamehub/'))).toEqual([]);
  expect(urls.filter((url) => /page-two/.test(url))).toEqual([]);
});

/** One export of each singleton, by who has it. */
interface Probed {
  /** Share keys that were looked at. */
  keys: string[];
  /** Share keys whose export is not the same thing everywhere. */
  different: string[];
}

/** What one remote has must be what the others have: each export is compared by identity, in the page. */
function compareSingletons(page: Page): Promise<Probed> {
  return page.evaluate(() => {
    const { mortarProbe: probes = {} } = window as Window & { mortarProbe?: Record<string, Record<string, unknown>> };
    const keys = [...new Set(Object.values(probes).flatMap((probe) => Object.keys(probe)))];
    const isOne = (key: string) => {
      const [first, ...others] = Object.values(probes).map((probe) => probe[key]);
      return first !== undefined && others.length > 0 && others.every((other) => other === first);
    };
    return { keys, different: keys.filter((key) => !isOne(key)) };
  });
}

test('it has one instance of every singleton over the remotes', async ({ page, stack, visit }) => {
  await stack.publish(stack.builds.alpha);
  await stack.publish(stack.builds.beta);
  await visit('/alpha');
  await expect(page.getByTestId('alpha')).toBeVisible();
  await followLink(page, '/beta');
  await expect(page.getByTestId('beta')).toBeVisible();
  const { keys, different } = await compareSingletons(page);
  expect(keys).toEqual(
    expect.arrayContaining([
      'react',
      'react-dom',
      'react-router',
      'react-router-dom',
      'effector',
      'effector-react',
      'react-intl',
      '@mortar/host',
      '@mortar/ui',
      '@mortar/client',
    ]),
  );
  expect(different).toEqual([]);
});
