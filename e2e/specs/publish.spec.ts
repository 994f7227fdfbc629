import { followLink, markDocument, patientWithNews } from '../harness/site.ts';
import { takingFromHost } from '../harness/taking-from-host.ts';
import { expect, inGrid, test } from '../harness/test.ts';

test.beforeEach(({ page }) => patientWithNews(page));

test('it shows a version published while the page is open after the next navigation into it, and the earlier one after a rollback', async ({
  page,
  stack,
  visit,
}) => {
  await stack.publish(stack.builds.alpha);
  await visit('/alpha');
  await expect(page.getByTestId('alpha')).toHaveText('Alpha');
  const before = await markDocument(page);

  await stack.publish(stack.builds.alphaChanged);
  await expect(page.getByTestId('alpha')).toHaveText('Alpha');
  expect(await before.isSame(), 'nothing happens to a page that is read').toBe(true);
  await followLink(page, '/alpha/two');
  await expect(page.getByTestId('alpha-two')).toBeVisible();
  await expect.poll(before.isSame).toBe(false);
  await followLink(page, '/alpha');
  await expect(page.getByTestId('alpha')).toHaveText('Alpha, changed');

  await stack.rollback('alpha');
  await visit('/alpha/two');
  await followLink(page, '/alpha');
  await expect(page.getByTestId('alpha')).toHaveText('Alpha');
});

test('it takes up a version of a remote that this page has not used yet without a new document', async ({ page, stack, visit }) => {
  await stack.publish(stack.builds.alpha);
  await visit('/whitepaper');
  const { isSame } = await markDocument(page);
  await stack.publish(stack.builds.alphaChanged);
  await followLink(page, '/alpha');
  await expect(page.getByTestId('alpha')).toHaveText('Alpha, changed');
  expect(await isSame()).toBe(true);
});

test('it shows a remote that was published after the page was made', async ({ page, stack, visit }) => {
  await visit('/whitepaper');
  await stack.publish(stack.builds.alpha);
  await page.evaluate(() => history.pushState(null, '', '/alpha'));
  await page.reload();
  await expect(page.getByTestId('alpha')).toHaveText('Alpha');
});

test('it keeps the files of the version before, so an open page goes on', async ({ page, stack, visit }) => {
  await stack.publish(stack.builds.alpha);
  await visit('/alpha');
  await stack.publish(stack.builds.alphaChanged);
  await page.getByRole('button', { name: 'Count: 0' }).click();
  await expect(page.getByRole('button', { name: 'Count: 1' })).toBeVisible();
  const statuses = await page.evaluate(
    (urls) => Promise.all(urls.map(async (url) => (await fetch(url, { cache: 'reload' })).status)),
    stack.proxy.requests(/^\/r\/alpha\//).map(({ url }) => url),
  );
  expect(statuses.length).toBeGreaterThan(2);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('it refuses a build whose route belongs to another area, and says so', async ({ stack }) => {
  const { code, stderr } = await stack.mortar('publish', 'alpha', '--dir', stack.builds.beta.dir);
  expect(code).toBe(1);
  expect(stderr).toContain("the build is of 'beta', not of 'alpha'");
  expect((await stack.registry()).remotes).not.toHaveProperty('alpha');
});

test('it refuses a build that brings a React of its own, and the site runs on', async ({ page, stack, visit }) => {
  await stack.publish(stack.builds.alpha);
  const { alphaBringsReact } = stack.builds;
  const { code, stderr } = await stack.mortar('publish', 'alpha', '--dir', alphaBringsReact.dir);
  expect(code).toBe(1);
  expect(stderr).toMatch(/bundled\.json: it carries a copy of react .*, which the host provides \(owner: e2e\)/);
  await visit('/alpha');
  await expect(page.getByTestId('alpha')).toBeVisible();
});

for (const [what, shared, reason] of [
  ['react-18', { react: '^18.2.0' }, /it was built for react \^18\.2\.0, the host provides 19\./],
  ['missing-key', { 'left-over': '^1.0.0' }, /it takes left-over, which the host does not provide; it provides react, /],
] as const)
  test(
    `it refuses a build whose packages the host does not have (${what}), and what is live stays`,
    inGrid(what === 'react-18'),
    async ({ stack }) => {
      await stack.publish(stack.builds.alpha);
      const { code, stderr } = await stack.mortar('publish', 'alpha', '--dir', takingFromHost(stack.builds.alphaChanged, what, shared).dir);
      expect(code).toBe(1);
      expect(stderr).toMatch(reason);
      expect(stderr).toContain('(owner: e2e)');
      expect((await stack.registry()).remotes['alpha']?.live.version).toBe(stack.builds.alpha.version);
    },
  );

test('it publishes one version when two operators publish it at once', async ({ stack }) => {
  const { alpha } = stack.builds;
  await Promise.all([stack.mortar('publish', 'alpha', '--dir', alpha.dir), stack.mortar('publish', 'alpha', '--dir', alpha.dir)]);
  const { stdout } = await stack.mortar('status', 'alpha', '--json');
  const [row] = JSON.parse(stdout) as { live: string; versions: unknown[]; changes: number }[];
  expect(row).toMatchObject({ live: alpha.version, changes: 1 });
  expect(row?.versions).toHaveLength(1);
});
