import en from '../../mfe-community/locales/en.json' with { type: 'json' };
import { guestOf, open } from '../harness/chat.ts';
import { sayIn } from '../harness/community.ts';
import { expectSound } from '../harness/sound.ts';
import { expect, test } from '../harness/test.ts';

test.use({ area: 'community' });

test('whoever has the link of a post likes and keeps it, also after a reload, and finds it among what they saved; without the link it is not there', async ({
  browser,
  stack,
}) => {
  test.setTimeout(120_000);
  const say = sayIn('en');
  const ann = await guestOf(browser, stack, 'en', 1440);
  const ben = await guestOf(browser, stack, 'en', 390);

  await open(ann.page, stack, '/community');
  await ann.page.getByRole('button', { name: en['community.write'] }).click();
  const composer = ann.page.getByRole('dialog');
  await composer.getByRole('textbox', { name: say('community.compose.title.new', { name: '' }) }).fill('For a few of you');
  await composer.getByRole('button', { name: say('community.audience', { name: en['community.audience.public'] }) }).click();
  await ann.page.getByRole('menuitemradio', { name: en['community.audience.link'] }).click();
  await composer.getByRole('button', { name: en['community.compose.send.new'], exact: true }).click();
  await expect(composer).toHaveCount(0);
  const [post] = await stack.rows<{ id: string; key: string }>(`select id, link_key as key from community_posts where audience = 'link'`);
  const address = `/p/${post!.id}`;

  await open(ben.page, stack, address);
  await expect(ben.page.getByText('For a few of you')).toHaveCount(0);
  await open(ben.page, stack, `${address}?key=${post!.key}`);
  await ben.page.getByRole('button', { name: /^Like, / }).click();
  await stack.proxy.arrived(/userlike\/save$/);
  await ben.page.getByRole('button', { name: en['community.save'], exact: true }).click();
  await stack.proxy.arrived(/userlike\/save$/, 2);
  await ben.page.reload();
  await expect(ben.page.getByRole('button', { name: /^Like, 1 like/ })).toHaveAttribute('aria-pressed', 'true');
  await ben.page.getByRole('button', { name: '1 like', exact: true }).click();
  await expect(ben.page.getByRole('dialog').getByRole('link', { name: ben.name, exact: true })).toBeVisible();
  await ben.page.keyboard.press('Escape');
  await expectSound(ben.page);
  await open(ben.page, stack, '/saved');
  await ben.page.getByRole('article').locator('[data-act="open"]').click();
  await expect(ben.page).toHaveURL(new RegExp(`${address}\\?key=`));
  await expect(ben.page.getByRole('button', { name: /^Like, 1 like/ })).toBeVisible();
});
