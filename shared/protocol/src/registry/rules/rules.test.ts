import { describe, expect, test } from '@jest/globals';
import { budgetsOf, catalogueFaults, licenceOf, mayReachBrowsers, mayShip, placeholdersOf } from './index.ts';

describe('mayShip', () => {
  test.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND Apache-2.0', true],
    ['MIT AND GPL-3.0-or-later', false],
    ['GPL-3.0-or-later', false],
    ['MPL-2.0', false],
    ['none', false],
  ])('it says of %s: %s', (licence, may) => {
    expect(mayShip(licence)).toBe(may);
  });
});

describe('mayReachBrowsers', () => {
  test('it allows one more licence to the one package that was asked for by name', () => {
    const licence = 'GPL-3.0-or-later';
    expect(['@web3-react/core', 'web3-react', 'react'].map((name) => mayReachBrowsers({ name, licence }))).toEqual([true, false, false]);
  });
});

describe('licenceOf', () => {
  const of = (rest: object) => licenceOf({ name: 'a', version: '1.0.0', ...rest });

  test('it reads every form that npm has known', () => {
    expect([
      of({ license: 'ISC' }),
      of({ license: { type: 'MIT' } }),
      of({ licenses: [{ type: 'MIT' }, { type: 'Apache-2.0' }] }),
      of({}),
    ]).toEqual(['ISC', 'MIT', 'MIT OR Apache-2.0', 'none']);
  });
});

describe('placeholdersOf', () => {
  test('it finds names inside of choices and tags, once each, and leaves plain text and the number of a plural', () => {
    const argument = (value: string) => ({ type: 1, value });
    const plural = {
      type: 6,
      value: 'n',
      options: { one: { value: [{ type: 7 }, argument('total')] }, other: { value: [argument('total')] } },
    };
    const tag = { type: 8, value: 'b', children: [argument('name')] };
    expect(placeholdersOf([{ type: 0, value: 'plain' }, plural, tag])).toEqual(['b', 'n', 'name', 'total']);
  });
});

describe('catalogueFaults', () => {
  test('it finds nothing wrong with catalogues that agree', () => {
    expect(catalogueFaults('quiz', { en: { 'quiz.a': ['n'] }, 'zh-HK': { 'quiz.a': ['n'] } })).toEqual([]);
  });

  test('it names every text that one language lacks, that takes something else, and that is none of the remote’s', () => {
    const en = { 'quiz.a': ['name'], 'quiz.b': [], 'im.c': [] };
    expect(catalogueFaults('quiz', { en, 'zh-HK': { 'quiz.a': ['nom'], 'quiz.d': [] } })).toEqual([
      { locale: 'en', what: 'quiz.d is missing in en' },
      { locale: 'en', what: "im.c does not start with 'quiz.'" },
      { locale: 'zh-HK', what: 'quiz.b is missing in zh-HK' },
      { locale: 'zh-HK', what: 'im.c is missing in zh-HK' },
      { locale: 'zh-HK', what: 'quiz.a has other placeholders in zh-HK' },
    ]);
  });
});

describe('budgetsOf', () => {
  test('it counts what shows a part, scripts and styles apart, each file and the whole, and nothing twice', () => {
    const chunk = (js: string[], css: string[] = []) => ({ js, css });
    const chunks = { remote: chunk(['r.js']), 'page-a': chunk(['a.js'], ['a.css']), 'dialog-b': chunk(['b.js']), late: chunk(['l.js']) };
    const sizes: Record<string, number> = { 'e.js': 1, 'r.js': 2, 'a.js': 4, 'a.css': 8, 'b.js': 16, 'l.js': 32 };
    const sizeOf = (path: string) => ({ packed: sizes[path]!, plain: 10 * sizes[path]! });
    const measured = budgetsOf({ entry: 'e.js', chunks }, Object.keys(sizes), sizeOf);
    expect(measured.map(({ what, kind, bytes }) => [what, kind, bytes])).toEqual([
      ['page-a', 'js', 7],
      ['page-a', 'css', 8],
      ['page-a', 'unpacked', 70],
      ['dialog-b', 'js', 19],
      ['dialog-b', 'css', 0],
      ['dialog-b', 'unpacked', 190],
      ...Object.entries(sizes).map(([path, bytes]) => [path, 'file', bytes]),
      ['version', 'version', 630],
    ]);
  });

  test('it counts an exposed module that lies in the entry once', () => {
    const chunks = { remote: { js: ['e.js'], css: [] }, 'page-a': { js: ['a.js'], css: [] } };
    const [page] = budgetsOf({ entry: 'e.js', chunks }, ['e.js', 'a.js'], () => ({ packed: 1, plain: 1 }));
    expect(page).toMatchObject({ files: ['e.js', 'a.js'], bytes: 2 });
  });
});
