import type { Locale } from '@mortar/protocol';
import type { Page } from '@playwright/test';
import en from '../../mfe-market/locales/en.json' with { type: 'json' };
import zhHk from '../../mfe-market/locales/zh-HK.json' with { type: 'json' };
import { fileId, folderId } from '../../server/src/lib/ipfs.ts';
import { createPins } from '../../server/src/objects/index.ts';
import { startMarket } from '../harness/market.ts';
import { expectSound } from '../harness/sound.ts';
import type { Stack } from '../harness/stack.ts';
import { expect, test } from '../harness/test.ts';
import { until } from '../harness/until.ts';

test.use({ area: 'market' });

const CATALOGUES = { en, 'zh-HK': zhHk } satisfies Record<Locale, Record<string, string>>;
const READ_MS = 60_000;
/** As many as the grid of a phone keeps in the document at once. */
const WORKS = 6;
/** Two works are of ash, one of them between the levels that are asked for. */
const GLAZES = ['Ash', 'Celadon', 'Celadon', 'Celadon', 'Ash', 'Iron'];

/** A work that is a program, and says what of the page around it and of the site it can reach. */
const PROGRAM = `<!doctype html><p id="said">begun</p><script>
  const ways = { page: () => parent.document.title, cookies: () => document.cookie, storage: () => localStorage.length };
  const open = Object.keys(ways).filter((way) => { try { ways[way](); return true; } catch { return false; } });
  fetch('/').then(() => open.push('site'), () => {}).finally(() => { said.textContent = 'reaches ' + (open.join(' ') || 'nothing'); });
</script>`;

/** Puts metadata where the site keeps what it has of IPFS itself. @returns the addresses of works and of what their collection says */
async function pinKiln(stack: Stack): Promise<{ baseUri: string; contractUri: string }> {
  const pins = createPins(stack.folder, undefined);
  const works = GLAZES.map((glaze, index) => ({
    name: String(index + 1),
    bytes: Buffer.from(
      JSON.stringify({
        name: `${glaze} ${index + 1}`,
        ...(index === 0 && { animation_url: `data:text/html;base64,${Buffer.from(PROGRAM).toString('base64')}` }),
        attributes: [
          { trait_type: 'Glaze', value: glaze },
          { trait_type: 'Level', value: index + 1 },
        ],
      }),
    ),
  }));
  const cid = folderId(works);
  for (const { name, bytes } of works) await pins.keep({ cid, path: name }, bytes);
  const words = Buffer.from(
    JSON.stringify({ name: 'Kilns of the harbour', description: 'Six works of one kiln.', external_link: 'https://example.org/kiln' }),
  );
  await pins.keep({ cid: fileId(words), path: '' }, words);
  return { baseUri: `ipfs://${cid}/`, contractUri: `ipfs://${fileId(words)}` };
}

/** Goes to what has the focus next until that is it, as somebody without a pointer does. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab');
    const said = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.getAttribute('aria-label') ?? at?.closest('label')?.textContent ?? at?.textContent ?? '';
    });
    if (said.trim().startsWith(name)) return;
  }
  throw new Error(`the keyboard doesn’t reach ${name}`);
}

test('items are found by their traits, by keyboard too, and a collection says what it is', async ({ page, stack, complaints }) => {
  test.slow();
  const market = await startMarket(stack, BigInt(WORKS));
  const { maker, collection, origin } = market;
  const { baseUri, contractUri } = await pinKiln(stack);
  await maker.setBaseUri(collection, baseUri);
  await maker.setContractUri(collection, contractUri);
  await until('traits are read', READ_MS, async () => (await stack.rows('select from chain_traits')).length === 2 * WORKS);
  await until(
    'the collection is read',
    READ_MS,
    async () => (await stack.rows('select from chain_collection_words where read_at is not null')).length > 0,
  );

  for (const [locale, width] of [
    ['en', 1440],
    ['zh-HK', 390],
  ] as const) {
    const say = (id: keyof typeof en) => CATALOGUES[locale][id];
    const bound = (id: 'market.filters.from' | 'market.filters.to') => say(id).replace('{name}', 'Level');
    const cards = page.getByRole('article');
    const applied = page.getByRole('group', { name: say('market.filters.applied') });
    await page.setViewportSize({ width, height: 900 });
    await page.context().addCookies([{ name: 'lang', value: locale, url: origin }]);
    await page.goto(`${origin}/market/collections/31337-${collection}`);
    // What stood there before the scripts is gone.
    await expect(page.locator('main [inert]')).toHaveCount(0);
    await expect(cards).toHaveCount(WORKS);
    await expect(page.getByText('Six works of one kiln.')).toBeVisible();

    // A trait, without a pointer.
    if (width < 750) {
      await page.getByRole('button', { name: say('market.filters'), exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: say('market.filters') })).toBeVisible();
    } else await page.getByRole('tab', { selected: true }).focus();
    await expect(page.getByText('Glaze', { exact: true })).toBeVisible();
    await tabTo(page, 'Glaze');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Ash');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/traits=Glaze(?:%3A|:)Ash/);
    await tabTo(page, 'Level');
    await page.keyboard.press('Enter');
    await page.getByLabel(bound('market.filters.from')).fill('3');
    await page.getByLabel(bound('market.filters.to')).fill('6');
    await page.keyboard.press('Enter');
    await expectSound(page);
    if (width < 750) await page.getByRole('button', { name: say('market.filters.show') }).click();
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText('Ash 5');
    await expectSound(page);

    // The address alone says it all, and back leads to what was.
    await page.reload();
    await expect(cards).toHaveCount(1);
    await applied.getByRole('button', { name: say('market.filters.remove').replace('{name}', 'Level: 3–6') }).click();
    await expect(cards).toHaveCount(2);
    await applied.getByRole('button', { name: say('market.filters.clear') }).click();
    await expect(cards).toHaveCount(WORKS);

    // What the collection says of itself stands among what is known of it.
    await page.getByRole('tab', { name: say('market.tab.about') }).click();
    await expect(page.getByText('Kilns of the harbour')).toBeVisible();
    await expect(page.getByRole('link', { name: 'example.org' })).toHaveAttribute('href', /^\/redirect\?/);
    await expectSound(page);
  }

  // What a work plays runs after a press, apart from everything.
  complaints.allow(/violation: connect-src/, /Content Security Policy/);
  await page.goto(`${origin}/market/items/31337-${collection}-1`);
  const program = page.frameLocator('iframe[sandbox="allow-scripts"]').locator('#said');
  await expect(program).toHaveCount(0);
  await page.getByRole('button', { name: zhHk['market.animation.play'] }).click();
  await expect(program).toHaveText('reaches nothing');
  await expectSound(page);
  await market.stop();
});
