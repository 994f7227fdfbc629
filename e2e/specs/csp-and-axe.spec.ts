import { LOCALES, type Locale } from '@mortar/protocol';
import { resolvePath, type RegistryDocument } from '@mortar/protocol/registry';
import { barriersOf } from '../harness/barriers.ts';
import { overflowOf } from '../harness/overflow.ts';
import { signUpSomebody } from '../harness/team.ts';
import { expect, test, type VisitOptions } from '../harness/test.ts';

const routesOf = ({ remotes }: RegistryDocument) => Object.values(remotes).flatMap(({ live }) => live.description.routes);
const needsNothing = (path: string) => !/[:*]/.test(path);

/** Every path of the site that has no parameter, and one that nobody knows. */
function pathsOf(registry: RegistryDocument): string[] {
  const routes = [...registry.areas.flatMap((area) => area.routes), ...routesOf(registry)];
  return [...new Set([...routes.map(({ path }) => path).filter(needsNothing), '/nowhere'])];
}

/** Every path that only somebody who is signed in gets to see. */
const personalPathsOf = (registry: RegistryDocument) =>
  routesOf(registry)
    .filter(({ guards }) => guards?.includes('authenticated'))
    .map(({ path }) => path.replace(/\/:\w+\?$/, ''))
    .filter(needsNothing);

/** What tells one kind of page from another: the page of a remote, or the status in its layout. */
function kindOf(registry: RegistryDocument, path: string, status: number): string {
  const found = resolvePath(registry, path);
  if (status === 200 && found.kind === 'remote') return `${found.name} ${found.route.page}`;
  return `${status} ${found.kind === 'area' ? found.layout : ''}`;
}

interface Walk extends VisitOptions {
  locale: Locale;
  /** Somebody signs up first, and opens what only they get to see. */
  isPersonal?: boolean;
  /** Looks for barriers on every route; else on one of each kind of page. */
  thorough?: boolean;
  tag?: string;
}

/** Opens every route of the site: no violated policy, no error, no barrier, nothing that does not fit. */
function walk({ isPersonal = false, thorough = false, tag, ...options }: Walk): void {
  const { locale, theme, width } = options;
  const routes = `${thorough ? 'every' : 'any kind of'} ${isPersonal ? 'personal route' : 'route'}`;
  test(
    `it has no violation and no barrier on ${routes} at ${width} px in ${locale}, ${theme}`,
    tag ? { tag } : {},
    async ({ page, stack, visit, complaints }) => {
      test.setTimeout(thorough ? 300_000 : 120_000);
      // The browser writes the status of the document itself to the console; of anything else it is a fault.
      complaints.allow(/a status of (404|423) [^/]*\(http:\/\/localhost:\d+\/[A-Za-z0-9/-]*\)$/);
      const registry = await stack.registry();
      const paths = isPersonal ? personalPathsOf(registry) : pathsOf(registry);
      expect(paths.length).toBeGreaterThan(isPersonal ? 3 : 15);
      if (isPersonal) {
        await visit('/reg', options);
        await signUpSomebody(page, stack, locale);
      }
      const seen = new Set<string>();
      for (const path of paths) {
        await test.step(path, async () => {
          const response = await visit(path, options);
          // A phone is led home from a page that it does not have.
          if (path === '/staking' && width! < 750) await expect(page.getByRole('contentinfo')).toBeVisible();
          // Where a sign-in is needed the login dialog may already hide the page from readers.
          const heading = page.getByRole('main').getByRole('heading').filter({ visible: true });
          await expect(heading.or(page.getByRole('dialog')).first()).toBeVisible();
          expect.soft(complaints.unexpected(), `complaints of ${path}`).toEqual([]);
          const kind = kindOf(registry, path, response.status());
          if (seen.has(kind) && !thorough) return;
          seen.add(kind);
          expect.soft(await barriersOf(page), `barriers of ${path}`).toEqual([]);
          expect.soft(await overflowOf(page), `words wider than their room on ${path}`).toEqual([]);
        });
      }
      expect(seen.size, 'kinds of pages').toBeGreaterThan(3);
    },
  );
}

for (const isPersonal of [false, true]) {
  walk({ locale: 'zh-HK', width: 390, theme: 'dark', isPersonal });
  for (const { code: locale } of LOCALES) {
    for (const width of [1440, 390, 360]) {
      for (const theme of ['dark', 'light'] as const) walk({ locale, width, theme, isPersonal, thorough: true, tag: '@full' });
    }
  }
}

test('it carries a policy that forbids inline code and strings that become code', async ({ visit }) => {
  const response = await visit('/');
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
});
