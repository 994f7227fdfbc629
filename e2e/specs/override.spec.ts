import { patientWithNews } from '../harness/site.ts';
import { signUpSomebody } from '../harness/team.ts';
import { expect, test } from '../harness/test.ts';

test.use({ area: 'fixtures' });

test('it shows a developer a version of their choice with a badge and one press back, and is nothing to anyone else', async ({
  browser,
  page,
  stack,
}) => {
  test.setTimeout(120_000);
  await patientWithNews(page);
  await stack.stage(stack.builds.alphaChanged);
  const wish = `${stack.origin}/alpha?mf=alpha@${stack.builds.alphaChanged.version}`;
  const heading = page.getByTestId('alpha');

  const address = await signUpSomebody(page, stack, 'en');
  await page.goto(wish, { waitUntil: 'domcontentloaded' });
  await expect(heading).toHaveText('Alpha');

  expect((await stack.mortar('role', 'grant', address, 'developer')).code).toBe(0);
  await expect(async () => {
    await page.goto(wish, { waitUntil: 'domcontentloaded' });
    await expect(heading).toHaveText('Alpha, changed', { timeout: 5000 });
  }).toPass();
  expect(new URL(page.url()).search).toBe('');
  const badge = page.getByRole('complementary').filter({ hasText: `alpha ${stack.builds.alphaChanged.version}` });
  await expect(badge).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(wish, { waitUntil: 'domcontentloaded' });
  await expect(visitor.getByTestId('alpha')).toHaveText('Alpha');
  await visitor.close();

  await page.goto(`${stack.origin}/beta`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByTestId('beta')).toBeVisible();
  const versions = stack.proxy.requests(/^\/r\/beta\//).map(({ url }) => url.split('/')[3]);
  expect([...new Set(versions)], 'versions of a remote that was not overridden').toEqual([stack.builds.beta.version]);
  await badge.getByRole('link').click();
  await expect(page.getByTestId('beta')).toBeVisible();
  await expect(badge).toBeHidden();
});
