import { join } from 'node:path';
import { buildRooms, copyRemote, type Build } from '../harness/builds.ts';
import { E2E } from '../harness/programs.ts';
import { followLink, patientWithNews } from '../harness/site.ts';
import { expect, test } from '../harness/test.ts';

/** Remotes with a configuration of their own, by the federation plugins' documentation. */
const REMOTES = [
  { name: 'gamma', title: 'Gamma', bundler: 'webpack' },
  { name: 'delta', title: 'Delta', bundler: 'Vite' },
];

test.beforeEach(({ page }) => patientWithNews(page));

for (const { name, title, bundler } of REMOTES)
  test.describe(`a remote built by the federation plugin for ${bundler}`, () => {
    let build: Build;
    let changed: Build;

    test.beforeAll(async () => {
      const edits = [
        { file: 'package.json', from: '"version": "1.0.0"', to: '"version": "1.1.0"' },
        { file: 'locales/en.json', from: `"${title}"`, to: `"${title}, changed"` },
      ];
      [build, changed] = (await buildRooms([join(E2E, 'remotes', name), copyRemote('other-bundlers', name, edits)])) as [Build, Build];
    });

    test('it shows its page on a cold deep link, with the host’s components and session, from files that are named and fetched once', async ({
      page,
      stack,
      visit,
    }) => {
      await stack.publish(build);
      await visit(`/${name}`);
      await expect(page.getByTestId(name)).toHaveText(title);
      await expect(page.getByText('You are a guest')).toBeVisible();
      await page.getByRole('button', { name: 'Count: 0' }).click();
      await expect(page.getByRole('button', { name: 'Count: 1' })).toBeVisible();
      const urls = stack.proxy.requests(/^\/r\//).map(({ url }) => url);
      expect(urls).toEqual([...new Set(urls)]);
      const named = (await stack.registry()).remotes[name]!.live.integrity;
      const prefix = `/r/${name}/${build.version}/`;
      expect(urls.filter((url) => !Object.hasOwn(named, url.slice(prefix.length)))).toEqual([]);
    });

    test('it is opened from another remote’s page, by the runtime, with the one React of the page', async ({ page, stack, visit }) => {
      await stack.publish(build);
      await stack.publish(stack.builds.alpha);
      await visit('/alpha');
      await expect(page.getByTestId('alpha')).toBeVisible();
      await followLink(page, `/${name}`);
      await expect(page.getByTestId(name)).toHaveText(title);
      const isOne = await page.evaluate((key) => {
        const { mortarProbe } = window as Window & { mortarProbe?: Record<string, Record<string, unknown>> };
        return mortarProbe?.['alpha']?.['react'] === Reflect.get(window, key);
      }, `${name}React`);
      expect(isOne).toBe(true);
      const known = await page.evaluate(() => {
        const { __FEDERATION__: federation } = window as Window & {
          __FEDERATION__?: { __INSTANCES__: { name: string; options: { remotes: { name: string }[] } }[] };
        };
        return federation?.__INSTANCES__.find((instance) => instance.name === 'shell')?.options.remotes.map((remote) => remote.name);
      });
      expect(known).toEqual(expect.arrayContaining(['alpha', name]));
    });

    test('it is taken up when a newer version is live, and taken back', async ({ page, stack, visit }) => {
      await stack.publish(build);
      await stack.publish(changed);
      await visit(`/${name}`);
      await expect(page.getByTestId(name)).toHaveText(`${title}, changed`);
      await stack.rollback(name);
      await visit(`/${name}`);
      await expect(page.getByTestId(name)).toHaveText(title);
    });

    test('it gives way to its last good version when its entry is not what was published', async ({ page, stack, visit, complaints }) => {
      complaints.allow(/valid digest in the 'integrity' attribute/);
      await stack.publish(build);
      await stack.publish(changed);
      const { entry } = (await stack.registry()).remotes[name]!.live;
      stack.proxy.fault(new RegExp(`^/r/${name}/${changed.version}/${entry}`), { flipByte: true });
      await visit(`/${name}`);
      await expect(page.getByTestId(name)).toHaveText(title);
    });
  });
