import { barriersOf } from '../harness/barriers.ts';
import { withProvider } from '../harness/provider.ts';
import { signUpOf } from '../harness/sign-up.ts';
import { expect, test } from '../harness/test.ts';

test('it binds a third party in the settings, shows it without a reload, and takes it away again', async ({ page, stack, visit }) => {
  test.setTimeout(120_000);
  const provider = await withProvider(stack);
  provider.residents.set('binder', { sub: 'binder', email: 'binder@example.com', email_verified: true });
  try {
    const signUp = signUpOf(page, stack);
    await visit('/reg?path=%2Fsettings%2Fsign-in');
    await signUp.begin();
    await signUp.enter(await signUp.codeOfMail());
    await expect(signUp.greeting).toBeVisible();
    await page.keyboard.press('Escape');
    await visit('/settings/sign-in');
    const methods = page.getByRole('region', { name: 'Ways to log in' });
    const rows = methods.getByRole('listitem');
    await expect(rows).toHaveCount(1);

    const bind = methods.getByRole('button', { name: 'Add Google' });
    const [popup] = await Promise.all([page.waitForEvent('popup'), bind.click()]);
    await popup.getByRole('link', { name: 'Continue as binder@example.com' }).click();
    await expect(methods.getByText('Google is added to your account.')).toBeVisible();
    await expect(rows).toHaveCount(2);
    await expect(bind).toBeHidden();
    await expect.poll(() => popup.isClosed()).toBe(true);
    expect(await barriersOf(page)).toEqual([]);

    await methods.getByRole('button', { name: 'Remove: Google' }).click();
    await methods.getByRole('button', { name: 'Remove: Google' }).click();
    await expect(rows).toHaveCount(1);

    await page.evaluate(() => (window.open = () => null));
    await bind.click();
    // The provider knows by now who it is, and leads back at once.
    await methods.getByRole('button', { name: 'Continue in this tab' }).click();
    await expect(methods.getByText('Google is added to your account.')).toBeVisible();
    await expect(rows).toHaveCount(2);
    expect(new URL(page.url()).hash).toBe('');
  } finally {
    await provider.close();
  }
});
