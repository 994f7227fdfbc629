import { doctored } from '../harness/doctored.ts';
import { patientWithNews, siteOf } from '../harness/site.ts';
import { signUpSomebody } from '../harness/team.ts';
import { expect, test } from '../harness/test.ts';

const PATH = '/dev-center';
const TITLE = 'Dev centre';

test('a broken version of the page that takes versions back is taken back without it: by last good, by ?mf= and by the command line', async ({
  browser,
  page,
  stack,
  complaints,
}) => {
  test.setTimeout(240_000);
  complaints.allow(/crashed/, /Failed to load/);
  await patientWithNews(page);
  const { devcenter: good } = stack.builds;
  const open = (path: string) => page.goto(stack.origin + path, { waitUntil: 'domcontentloaded' });
  const { heading, tryAgain } = siteOf(page);
  const address = await signUpSomebody(page, stack, 'en');
  expect((await stack.mortar('role', 'grant', address, 'developer')).code).toBe(0);

  await stack.publish(await doctored(good, 'throws in render'));
  await open(PATH);
  await expect(heading, 'the version before takes over').toHaveText(TITLE);

  // Now the version before is a broken one too, so that nothing takes over.
  await stack.publish(await doctored(good, 'throws at evaluation'));
  await open(PATH);
  await expect(tryAgain).toBeVisible();

  await expect(async () => {
    await open(`/whitepaper?mf=devcenter@${good.version}`);
    await expect(page.getByRole('complementary').filter({ hasText: `devcenter ${good.version}` })).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 30_000 });
  await open(PATH);
  await expect(heading).toHaveText(TITLE);

  await stack.channel('promote', 'devcenter', good.version);
  const visitor = await browser.newPage();
  await patientWithNews(visitor);
  await visitor.goto(stack.origin + PATH, { waitUntil: 'domcontentloaded' });
  await expect(siteOf(visitor).heading).toHaveText(TITLE);
});
