import { expect, test } from '../harness/test.ts';

test('it shows what another remote puts onto the landing page, into a slot of a page, and over it', async ({ page, stack, visit }) => {
  await stack.publish(stack.builds.beta);
  await visit('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByTestId('brick')).toHaveCount(0);

  await stack.publish(stack.builds.alphaInSlots);
  await visit('/');
  await expect(page.getByTestId('brick')).toHaveText('Alpha');

  await visit('/beta');
  await expect(page.getByTestId('note')).toHaveText('Hello from Alpha beta');
  await page.getByRole('button', { name: 'Greet in a popup' }).click();
  await expect(page.getByRole('dialog', { name: 'Hello from Alpha' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('it keeps a page whole around a panel that does not load, and loads it when asked', async ({ page, stack, visit, complaints }) => {
  complaints.allow(/Failed to load resource|RUNTIME-008|Loading (CSS )?chunk/);
  await stack.publish(stack.builds.beta);
  await stack.publish(stack.builds.alphaInSlots);
  stack.proxy.fault(/^\/r\/alpha\//, { status: 500 });
  await visit('/beta');
  await expect(page.getByRole('heading', { name: 'We couldn’t load Alpha note' })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Count: 0' }).click();
  await expect(page.getByRole('button', { name: 'Count: 1' })).toBeVisible();

  stack.proxy.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByTestId('note')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Count: 1' })).toBeVisible();
});

test('it publishes no panel for a slot that nothing has, and says why', async ({ stack }) => {
  const { code, stderr } = await stack.mortar('publish', 'alpha', '--dir', stack.builds.alphaInSlots.dir);
  expect(code).not.toBe(0);
  expect(stderr).toContain("[slots] remote.json: the panel 'note' goes to beta.notes, a slot that nothing live has");
});
