import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildRooms, copyRemote, type Build } from '../harness/builds.ts';
import { E2E } from '../harness/programs.ts';
import { goWithin, markDocument, patientWithNews, siteOf } from '../harness/site.ts';
import { expect, test } from '../harness/test.ts';

test.describe.configure({ mode: 'default' }); // One worker: two would build the same folders at once.

/** Remotes with a configuration of their own, by the federation plugins' documentation. */
const REMOTES = [
  { name: 'gamma', title: 'Gamma', bundler: 'webpack' },
  { name: 'delta', title: 'Delta', bundler: 'Vite' },
];

/** What the developer tools of Module Federation read in a page. */
const toldTools = (page: Page) =>
  page.evaluate(() => {
    const { moduleInfo, __SHARE__: shared } = window.__FEDERATION__;
    return JSON.parse(JSON.stringify({ moduleInfo, shared })) as object;
  });

/** Lets the browser ask for every file again, as one that was never here. */
async function forgetFiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

let builds: Build[];
test.beforeAll(async () => {
  const folders = REMOTES.flatMap(({ name, title }) => [
    join(E2E, 'remotes', name),
    copyRemote('other-bundlers', name, [
      { file: 'package.json', from: '"version": "1.0.0"', to: '"version": "1.1.0"' },
      { file: 'locales/en.json', from: `"${title}"`, to: `"${title}, changed"` },
    ]),
  ]);
  builds = await buildRooms(folders);
});

for (const { name, title, bundler } of REMOTES)
  test(`a remote built by the federation plugin for ${bundler} shows, is taken up and taken back, and fails like any other`, async ({
    page,
    stack,
    visit,
    complaints,
  }) => {
    const [build, changed] = builds.filter((one) => one.name === name) as [Build, Build];
    const heading = page.getByTestId(name);
    await patientWithNews(page);
    await stack.publish(build);
    await stack.publish(stack.builds.alpha);

    await test.step('a cold deep link shows it, with the host’s components and session, by files that are named and fetched once', async () => {
      await visit(`/${name}`);
      await expect(heading).toHaveText(title);
      await expect(page.getByText('You are a guest')).toBeVisible();
      await page.getByRole('button', { name: 'Count: 0' }).click();
      await expect(page.getByRole('button', { name: 'Count: 1' })).toBeVisible();
      const prefix = `/r/${name}/${build.version}/`;
      const files = stack.proxy.requests(/^\/r\/(?!registry\.json)/).map(({ url }) => url.replace(prefix, ''));
      expect(files).toEqual([...new Set(files)]);
      const { integrity } = (await stack.registry()).remotes[name]!.live;
      expect(files.filter((file) => !Object.hasOwn(integrity, file))).toEqual([]);
    });

    await test.step('it opens from another remote’s page within the document, by the runtime, with the one React of the page', async () => {
      await visit('/alpha');
      const { isSame } = await markDocument(page);
      await goWithin(page, `/${name}`);
      await expect(heading).toHaveText(title);
      expect(await isSame()).toBe(true);
      const isOne = await page.evaluate((key) => {
        const { mortarProbe } = window as Window & { mortarProbe?: Record<string, Record<string, unknown>> };
        return mortarProbe?.['alpha']?.['react'] === Reflect.get(window, key);
      }, `${name}React`);
      expect(isOne).toBe(true);
    });

    await test.step('the developer tools see it, its version and what is shared', async () => {
      const { version } = build;
      const remotesInfo = { alpha: { matchedVersion: stack.builds.alpha.version }, [name]: { matchedVersion: version } };
      await expect
        .poll(() => toldTools(page))
        .toMatchObject({
          moduleInfo: { shell: { remotesInfo }, [`${name}:${version}`]: { version, modules: [{ moduleName: 'remote' }] } },
          shared: { shell: { default: { react: expect.anything(), '@mortar/host': expect.anything() } } },
        });
    });

    await test.step('a canary is taken up, and taken back', async () => {
      await stack.stage(changed);
      await stack.channel('canary', name, changed.version, '--percent', '100');
      await visit(`/${name}`);
      await expect(heading).toHaveText(`${title}, changed`);
      await stack.channel('canary', name, '--off');
      await visit(`/${name}`);
      await expect(heading).toHaveText(title);
    });

    await test.step('a live version whose entry is not what was published gives way to the last good one', async () => {
      complaints.allow(/valid digest in the 'integrity' attribute/, /Failed to find a valid digest/, /Failed to load resource/);
      await stack.channel('promote', name, changed.version);
      await forgetFiles(page);
      const { entry } = (await stack.registry()).remotes[name]!.live;
      stack.proxy.fault(new RegExp(`^/r/${name}/${changed.version}/${entry}`), { flipByte: true });
      await visit(`/${name}`);
      await expect(heading).toHaveText(title);
    });

    await test.step('without any of its files the page names the area, and Try again shows it when they are back', async () => {
      await forgetFiles(page);
      stack.proxy.fault(new RegExp(`^/r/${name}/`), { status: 500 });
      await visit(`/${name}`);
      await expect(siteOf(page).heading).toHaveText(`We couldn’t load ${title}`);
      stack.proxy.heal();
      await siteOf(page).tryAgain.click();
      await expect(heading).toHaveText(`${title}, changed`);
    });

    await test.step('a rollback takes it back', async () => {
      await stack.rollback(name);
      await visit(`/${name}`);
      await expect(heading).toHaveText(title);
    });
  });
