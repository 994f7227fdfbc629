import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import getPort from 'get-port';
import { copyRemote } from '../harness/builds.ts';
import { startDevServer } from '../harness/dev-server.ts';
import { expectFrame, markDocument, patientWithNews, siteOf } from '../harness/site.ts';
import { signUpSomebody } from '../harness/team.ts';
import { expect, test } from '../harness/test.ts';

test.use({ area: 'fixtures' });

const TITLE = '<FormattedMessage id="alpha.title" />';

/** Text of the first script of the shell that a page runs. */
async function shellOf(page: Page): Promise<string> {
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const script = asked.find((url) => /\/shell\/[^/]+\/main\.[^/]+\.js$/.test(url));
  return (await page.request.get(script ?? '')).text();
}

test('it lets a development server take part in the published site, for its developer alone', async ({
  browser,
  complaints,
  page,
  stack,
}) => {
  test.setTimeout(240_000);
  await patientWithNews(page);
  const address = await signUpSomebody(page, stack, 'en');
  expect((await stack.mortar('role', 'grant', address, 'developer')).code).toBe(0);

  const folder = copyRemote(`served-${process.pid}`, 'alpha', [
    { file: 'locales/en.json', from: '"alpha.title": "Alpha"', to: '"alpha.title": "Alpha, served"' },
  ]);
  const source = join(folder, 'src/pages/home/page.tsx');
  const sheet = join(folder, 'src/pages/home/page.module.css');
  const [text, style] = [source, sheet].map((file) => readFileSync(file, 'utf8')) as [string, string];
  const served = { folder, site: stack.origin, port: await getPort() };
  let server = await startDevServer(served);
  try {
    const wish = `${stack.origin}/alpha?mf=alpha@${server.origin}`;
    const heading = page.getByTestId('alpha');
    await expect(async () => {
      await page.goto(wish, { waitUntil: 'domcontentloaded' });
      await expect(heading).toHaveText('Alpha, served', { timeout: 10_000 });
    }).toPass();
    expect(new URL(page.url()).search).toBe('');
    const badge = page.getByRole('complementary').filter({ hasText: `alpha ${server.origin}` });
    await expect(badge).toBeVisible();

    await test.step('the developer tools see it where it comes from', async () => {
      const told = () => page.evaluate(() => JSON.stringify(window.__FEDERATION__.moduleInfo));
      await expect.poll(told).toContain(`"remoteEntry":"${server.origin}`);
    });

    const button = page.getByRole('button', { name: /^Count/ });
    await test.step('a saved file is painted into the page, which keeps its state', async () => {
      await button.click();
      await button.click();
      const { isSame } = await markDocument(page);
      await button.evaluate((element) => element.setAttribute('data-kept', 'yes'));
      writeFileSync(source, text.replace(TITLE, `${TITLE}, changed`));
      await expect(heading).toHaveText('Alpha, served, changed');
      await expect(button).toHaveText('Count: 2');
      await expect(button).toHaveAttribute('data-kept', 'yes');
      expect(await isSame()).toBe(true);
    });

    await test.step('so is a style, and what could not be built until it can', async () => {
      writeFileSync(sheet, `${style}\n.title { letter-spacing: 9px; }\n`);
      await expect(heading).toHaveCSS('letter-spacing', '9px');
      complaints.allow(/\[webpack-dev-server\]/);
      writeFileSync(source, text.replace(TITLE, '<'));
      const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
      await expect(overlay.getByText('Compiled with problems')).toBeVisible();
      writeFileSync(source, text.replace(TITLE, `${TITLE}, changed`));
      await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
      await expect(button).toHaveText('Count: 2');
    });

    await test.step('the console names what a part leaves behind, with the remote and the file', async () => {
      const leaking = text
        .replace('import { useState }', 'import { useEffect, useState }')
        .replace('  const [crashed', '  useEffect(() => void setInterval(() => undefined, 60_000), []);\n  const [crashed');
      writeFileSync(source, leaking.replace(TITLE, `${TITLE}, leaking`));
      await expect(heading).toHaveText('Alpha, served, leaking');
      const told = page.waitForEvent('console', (message) => message.text().startsWith('alpha left behind'));
      await page.getByRole('link', { name: 'To Beta' }).click();
      expect((await told).text()).toMatch(new RegExp(`setInterval, begun .*${server.origin}/r/alpha/local/`));
      await page.goBack();
      writeFileSync(source, text.replace(TITLE, `${TITLE}, changed`));
      await expect(heading).toHaveText('Alpha, served, changed');
    });

    await test.step('everybody else has the published version, and hears nothing of it', async () => {
      const visitor = await browser.newPage();
      const asked: string[] = [];
      visitor.on('request', (request) => void asked.push(request.url()));
      await visitor.goto(wish, { waitUntil: 'domcontentloaded' });
      await expect(visitor.getByTestId('alpha')).toHaveText('Alpha');
      // The shell's first script lists its other files: a release has none that knows of development servers.
      expect(await shellOf(page)).toContain('local-remotes.');
      expect(await shellOf(visitor)).not.toContain('local-remotes.');
      expect(asked.filter((url) => url.includes('-dev/') || url.startsWith(server.origin))).toEqual([]);
      await visitor.close();
    });

    await test.step('the page says so when it does not run, and loads it when it does', async () => {
      await server.stop();
      complaints.allow(/ERR_CONNECTION_REFUSED/, /WebSocket/);
      await page.goto(`${stack.origin}/alpha`, { waitUntil: 'domcontentloaded' });
      await expect(siteOf(page).heading).toHaveText('We couldn’t load Alpha');
      await expect(page.getByText(`This page comes from the development server at ${server.origin}`)).toContainText(
        `PORT=${served.port} npm run dev -- alpha --site ${stack.origin}`,
      );
      await expectFrame(page);
      server = await startDevServer(served);
      await siteOf(page).tryAgain.click();
      await expect(heading).toHaveText('Alpha, served, changed');
    });

    await test.step('one press leads back', async () => {
      await badge.getByRole('link').click();
      await expect(heading).toHaveText('Alpha');
      await expect(badge).toBeHidden();
    });
  } finally {
    await server.stop();
    rmSync(dirname(folder), { recursive: true, force: true });
  }
});
