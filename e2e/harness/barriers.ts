import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What keeps people out of the page as it stands, by rule and element.
 * @param options of axe, where a page's own policy forbids what it would do
 */
export async function barriersOf(page: Page, options: Parameters<AxeBuilder['options']>[0] = {}): Promise<string[]> {
  // The bar of a navigation under way stands outside of every landmark.
  await expect(page.getByRole('progressbar', { name: /^(Loading the page|正在載入頁面)$/ })).toHaveCount(0);
  // The markup from before the scripts is inert, so nobody reads a heading in it.
  await expect(page.locator('main [inert]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).options(options).withTags(RULES).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
