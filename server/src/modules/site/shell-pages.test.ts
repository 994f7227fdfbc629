import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LOCALES } from '@mortar/protocol';
import { SHELL_PAGES } from '@mortar/protocol/registry';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { PEOPLE } from '../../../test/modules.ts';
import { createShellFolder, type ShellFolder } from '../../../test/shell-folder.ts';
import { readTags } from '../../../test/tags.ts';

/** What the shell itself writes over and under each of its pages. */
const KEYS = {
  '/activity': ['shell.activity.title', 'shell.activity.text'],
  '/auth': ['shell.auth.title', 'shell.auth.text'],
  '/iplimit': ['shell.iplimit.title', 'shell.iplimit.text'],
  '/redirect': ['shell.leaving.title', 'shell.leaving.description'],
} as const;

let server: TestApp;
let shell: ShellFolder;
beforeAll(async () => {
  shell = createShellFolder();
  server = await createTestApp({ modules: [...PEOPLE, 'site'], shellDir: shell.path, publicUrl: 'https://mortar.example' });
});
afterAll(async () => {
  await server.close();
  shell.remove();
});

const pages = SHELL_PAGES.flatMap((path) => LOCALES.map(({ code }) => ({ path, locale: code })));

test.each(pages)('it announces $path in $locale as the shell does', async ({ path, locale }) => {
  const catalogue = JSON.parse(readFileSync(new URL(`../../../../shell/locales/${locale}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
  const [title, description] = KEYS[path].map((key) => catalogue[key]);
  const { body } = await server.call({ url: `${path}?url=https%3A%2F%2Fa.example`, headers: { 'accept-language': locale } });

  expect(body).toContain(`<title>${title} · Mortar</title>`);
  expect(body).toContain(`<meta name="description" content="${description}">`);
  const tags = readTags(body);
  expect(tags).toMatchObject({
    canonical: `https://mortar.example${path}`,
    'og:url': `https://mortar.example${path}`,
    'og:title': title,
    'og:description': description,
  });
  const picture = new URL(tags['og:image'] ?? '').pathname;
  expect(picture).toMatch(new RegExp(`/${locale}${path}\\.png$`));
  expect((await server.call({ url: picture })).statusCode).toBe(200);
});
