import AxeBuilder from '@axe-core/playwright';
import type { Locale } from '@mortar/protocol';
import { siteOf } from '../harness/site.ts';
import { expect, test } from '../harness/test.ts';

const LOCALES: Locale[] = ['en', 'zh-HK'];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every route of the site at one width, in one language: no violated policy, no barrier. */
function everyRoute(width: number, locale: Locale, theme: 'dark' | 'light', options: { tag?: string } = {}): void {
  test(
    `it has no violation and no barrier on any route at ${width} px in ${locale}, ${theme}`,
    options,
    async ({ page, stack, visit, complaints }) => {
      test.slow();
      // The browser writes the status of the document itself to the console; of anything else it is a fault.
      complaints.allow(/a status of (404|423) [^/]*\(http:\/\/localhost:\d+\/[A-Za-z0-9/-]*\)$/);
      const { areas } = await stack.registry();
      const paths = [...new Set([...areas.flatMap(({ routes }) => routes.map(({ path }) => path)), '/nowhere'])];
      expect(paths.length).toBeGreaterThan(15);
      for (const path of paths) {
        await test.step(path, async () => {
          await visit(path, { locale, width, theme });
          await expect(siteOf(page).heading).toBeVisible();
          const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
          const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
          expect.soft(told, `barriers of ${path}`).toEqual([]);
          expect.soft(complaints.unexpected(), `complaints of ${path}`).toEqual([]);
        });
      }
    },
  );
}

for (const locale of LOCALES) {
  for (const width of [1440, 390]) everyRoute(width, locale, 'dark');
  for (const width of [1440, 390, 360]) everyRoute(width, locale, 'light', { tag: '@full' });
  everyRoute(360, locale, 'dark', { tag: '@full' });
}

test('it carries a policy that forbids inline code and strings that become code', async ({ visit }) => {
  const response = await visit('/');
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
});
