import { expectFrame } from '../harness/site.ts';
import { expect, MOVING, test } from '../harness/test.ts';

test.use({ area: 'fixtures' });

test.use(MOVING);

test('it opens a dialog of another remote, whose code comes only then, and gives the focus back', async ({ page, stack, visit }) => {
  await visit('/beta');
  const greet = page.getByRole('button', { name: 'Greet', exact: true });
  await expect(greet).toBeVisible();
  expect(stack.proxy.requests(/^\/r\/alpha\//)).toEqual([]);

  await greet.click();
  const dialog = page.getByRole('dialog', { name: 'Hello from Alpha' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByTestId('who')).toHaveText('beta');
  expect(stack.proxy.requests(/^\/r\/alpha\/[^/]+\/page-/), 'pages of the other remote').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(greet).toBeFocused();
});

test('it says that a dialog does not open when its remote is down, and opens it once that is back', async ({
  page,
  stack,
  visit,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/, /RUNTIME-008/);
  await visit('/beta');
  stack.proxy.fault(/^\/r\/alpha\//, { status: 500 });
  const greet = page.getByRole('button', { name: 'Greet', exact: true });
  await greet.click();
  await expect(
    page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .filter({ hasText: /couldn’t be opened/ }),
  ).toBeVisible({
    timeout: 20_000,
  });
  await expectFrame(page);
  stack.proxy.heal();
  await greet.click();
  await expect(page.getByRole('dialog', { name: 'Hello from Alpha' })).toBeVisible();
});

test('it keeps a crash of a dialog away from the page that opened it', async ({ page, visit, complaints }) => {
  complaints.allow(/alpha crashed/, /alpha has no version that works/);
  await visit('/beta');
  await page.getByRole('button', { name: 'Greet badly' }).click();
  await expect(
    page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .filter({ hasText: /couldn’t be opened/ }),
  ).toBeVisible();
  await expect(page.getByTestId('beta')).toBeVisible();
});

test('it opens the dialog of the last good version when that of the live one throws as it is mounted', async ({
  page,
  stack,
  visit,
  complaints,
}) => {
  complaints.allow(/alpha throws/);
  await stack.publish(stack.builds.alphaThrowsInEffects);
  await visit('/beta');
  await page.getByRole('button', { name: 'Greet', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Hello from Alpha' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByTestId('beta')).toBeVisible();
});
