import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { BuildManifest, RemoteRoute } from '@mortar/protocol/registry';
import { createGateTries, otherVersion, type GateTry } from '../../../../test/gate.ts';
import type { RemoteBuildOptions } from '../../../../test/remote-build.ts';
import { verdictText, type Rule } from './verdict.ts';

const { verdictOf, remove } = createGateTries();
afterAll(remove);

const title = { en: 'Trial', 'zh-HK': '試用' };
const entry = (id: string, to: string) => ({ id, to, label: title, icon: 'home', order: 1 });
const routeTo = (path: string): RemoteRoute => ({ path, page: 'home', layout: 'app', title, description: title });
const panel = (id: string) => ({ id, place: 'dock' as const, title });
/** Text that no packing makes smaller than its bytes. */
const dense = (bytes: number) => randomBytes(bytes).toString('base64');
const entryWith = (code: string) => `var mortar_quiz_1_0_0;${code};mortar_quiz_1_0_0 = { "./remote": () => 1 };`;
const takes = (range: string) => entryWith(`load("default", "react", !1, ${range})`);
const catalogue = (texts: object) => `globalThis.t = JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
const text = (value: string) => [{ type: 0, value }];

test('it lets in a build that keeps every rule', async () => {
  const verdict = await verdictOf({}, { active: [otherVersion('market', { routes: [routeTo('/market')] })] });
  expect(verdict).toEqual({
    remote: 'quiz',
    version: '1.0.0',
    owner: 'platform',
    fits: true,
    host: '9.0.0',
    beside: [{ remote: 'market', version: '2.0.0', channel: 'live' }],
    refusals: [],
    notes: [],
  });
  expect(verdictText(verdict)).toBe('quiz 1.0.0 (owner: platform) fits what is live: host 9.0.0, market 2.0.0 (live)');
});

describe('a build that breaks one rule', () => {
  const BROKEN: [what: string, options: RemoteBuildOptions, rule: Rule, file: string, message: string][] = [
    ['takes what nobody provides', { shared: { vue: '^3.0.0' } }, 'shared', 'build.json', 'it takes vue, which the host does not provide'],
    [
      'was built for another version',
      { shared: { react: '^18.3.0' } },
      'shared',
      'build.json',
      'it was built for react ^18.3.0, the host provides 19.3.1',
    ],
    [
      'links a stylesheet from a module',
      { edit: (build) => ({ ...build, type: 'module' }) },
      'integrity',
      'page-home.css',
      'a module would link it without integrity',
    ],
    ['names a range that is none', { shared: { react: 'newest' } }, 'shared', 'build.json', "'newest' of react is no range of versions"],
    [
      'asks for another version than it says',
      { contents: { 'entry.js': takes('[1,18,3,1]') } },
      'shared',
      'entry.js',
      'it takes react ^18.3.1 from the host, which provides 19.3.1',
    ],
    [
      'asks for what it does not say',
      { shared: {}, contents: { 'entry.js': takes('[1,19,0,0]') } },
      'shared',
      'entry.js',
      'it takes react from the host, of which build.json says nothing',
    ],
    [
      'carries a copy',
      { contents: { 'bundled.json': '[{"name":"react","version":"18.3.1","licence":"MIT"}]' } },
      'shared',
      'bundled.json',
      'it carries a copy of react 18.3.1, which the host provides',
    ],
    ['exposes nothing', { contents: { 'entry.js': 'var mortar_quiz_1_0_0;' } }, 'exposes', 'entry.js', "it exposes no module './remote'"],
    [
      'sets another container',
      { contents: { 'entry.js': 'var other = { "./remote": 1 };' } },
      'exposes',
      'entry.js',
      'it does not set mortar_quiz_1_0_0, which build.json calls its container',
    ],
    [
      'promises a page that its module lacks',
      { contents: { 'remote.js': 'm({ pages: { other: () => 1 } })' } },
      'exposes',
      'remote.json',
      "'home' is not among the pages of ./remote",
    ],
    [
      'promises a dialog that its module lacks',
      { description: { dialogs: ['ask'] }, contents: { 'remote.js': 'm({ pages: { home: () => 1 } })' } },
      'exposes',
      'remote.json',
      "'ask' is not among the dialogs of ./remote",
    ],
    [
      'promises a panel that its module lacks',
      { description: { panels: [panel('wall')] }, contents: { 'remote.js': 'm({ pages: { home: () => 1 }, panels: {} })' } },
      'exposes',
      'remote.json',
      "'wall' is not among the panels of ./remote",
    ],
    [
      'declares a dialog twice',
      { description: { dialogs: ['ask', 'ask'] } },
      'dialogs',
      'remote.json',
      "the dialog 'ask' is declared twice",
    ],
    [
      'declares a panel twice',
      { description: { panels: [panel('wall'), panel('wall')] } },
      'panels',
      'remote.json',
      "the panel 'wall' is declared twice",
    ],
    [
      'gives a popup the name of a dialog',
      {
        description: { dialogs: ['ask'], panels: [{ ...panel('ask'), place: 'popup' }] },
        contents: { 'remote.js': 'm({ pages: { home: () => 1 }, dialogs: { ask: () => 1 }, panels: { ask: () => 1 } })' },
      },
      'dialogs',
      'remote.json',
      "the dialog 'ask' is declared twice",
    ],
    [
      'declares an entry twice',
      { description: { navigation: [entry('one', '/trial'), entry('one', '/trial?tab=2')] } },
      'navigation',
      'remote.json',
      "the navigation entry 'one' is declared twice",
    ],
    [
      'leads to a page of nobody',
      { description: { navigation: [entry('one', '/elsewhere')] } },
      'navigation',
      'remote.json',
      "the entry 'one' leads to /elsewhere, which is none of its routes",
    ],
    ['lacks a text', { contents: { 'locale-zh-HK.js': catalogue({}) } }, 'catalogues', 'locale-zh-HK.js', 'quiz.title is missing in zh-HK'],
    [
      'has another placeholder',
      { contents: { 'locale-zh-HK.js': catalogue({ 'quiz.title': [{ type: 1, value: 'n' }] }) } },
      'catalogues',
      'locale-zh-HK.js',
      'quiz.title has other placeholders in zh-HK',
    ],
    [
      'has texts that are not compiled',
      { contents: { 'locale-en.js': catalogue({ 'quiz.title': 'Hi {name}' }) } },
      'catalogues',
      'locale-en.js',
      'the catalogue of en is no data in its chunk',
    ],
    [
      'makes code of texts',
      { contents: { 'page-home.js': 'eval("1")' } },
      'code',
      'page-home.js',
      'it makes code of a text by eval, which the policy of pages refuses',
    ],
    [
      'makes functions of texts',
      { contents: { 'page-home.js': 'new Function("return 1")()' } },
      'code',
      'page-home.js',
      'it makes code of a text by new Function, which the policy of pages refuses',
    ],
    [
      'styles the whole page by script',
      { contents: { 'page-home.js': 'document.body.style.overflow = "hidden"' } },
      'code',
      'page-home.js',
      'it changes document.body.style, which is the look of the whole page: give your own elements a class',
    ],
    [
      'changes the platform',
      { contents: { 'page-home.js': 'Array.prototype.map = () => [];' } },
      'code',
      'page-home.js',
      'it changes Array.prototype.map, on which everything else in the page relies',
    ],
    ['holds a script that is none', { contents: { 'page-home.js': 'if (' } }, 'code', 'page-home.js', 'it cannot be read as a script'],
    [
      'holds markup that acts',
      { contents: { 'first-paint.home.en.html': '<h1 onclick="x()">Hi</h1>' } },
      'policy',
      'first-paint.home.en.html',
      'it holds a script, a style attribute or a handler',
    ],
    [
      'holds a picture that acts',
      { contents: { 'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"><svg:script>x()</svg:script></svg>' } },
      'policy',
      'mark.svg',
      'it holds a script, a style attribute or a handler',
    ],
    [
      'makes visitors fetch too much',
      { contents: { 'page-home.js': `globalThis.x = ${JSON.stringify(dense(70_000))}` } },
      'sizes',
      'page-home.js',
      'the first scripts of page-home are',
    ],
    [
      'has too many styles',
      { contents: { 'page-home.css': `.quiz_a { content: ${JSON.stringify(dense(30_000))} }` } },
      'sizes',
      'page-home.css',
      'the styles of page-home are',
    ],
    [
      'has a dialog that is too much',
      {
        contents: { 'dialog-big.js': `globalThis.x = ${JSON.stringify(dense(70_000))}` },
        edit: (build) => ({ ...build, chunks: { ...build.chunks, 'dialog-big': { js: ['dialog-big.js'], css: [] } } }),
      },
      'sizes',
      'dialog-big.js',
      'the first scripts of dialog-big are',
    ],
    [
      'has too much script to compile',
      { contents: { 'page-home.js': `globalThis.x = ${JSON.stringify('brick '.repeat(50_000))}` } },
      'sizes',
      'page-home.js',
      'unpacked, 250000 are allowed',
    ],
    [
      'has a file that is too large',
      { contents: { 'film.txt': dense(600_000) } },
      'sizes',
      'film.txt',
      'bytes as it travels, 500000 are allowed',
    ],
    [
      'bundles what may not ship',
      { contents: { 'bundled.json': '[{"name":"gnu","version":"1.0.0","licence":"AGPL-3.0-only"}]' } },
      'licences',
      'bundled.json',
      'gnu 1.0.0 is under AGPL-3.0-only, which may not ship: replace it',
    ],
    [
      'says nothing of what it bundles',
      { contents: { 'bundled.json': null } },
      'licences',
      'bundled.json',
      'it must list the packages that are bundled',
    ],
  ];

  test.each(BROKEN)('it refuses one that %s', async (_what, options, rule, file, message) => {
    const { fits, refusals } = await verdictOf(options);
    expect({ fits, refusals }).toEqual({
      fits: false,
      refusals: [{ rule, file, owner: 'platform', what: expect.stringContaining(message) }],
    });
  });

  test('it refuses the name of what every object has', async () => {
    const { refusals } = await verdictOf({ name: 'constructor' });
    expect(refusals).toMatchObject([
      { rule: 'form', what: "no remote can be named 'constructor': every object has a property of this name" },
    ]);
  });

  test.each<[string, (folder: string) => void, string, string]>([
    ['is gone', (folder) => rmSync(join(folder, 'remote.js')), 'remote.js', 'it is listed in build.json and is not there'],
    [
      'is another one',
      (folder) => writeFileSync(join(folder, 'picture.png'), 'x'),
      'picture.png',
      'it is not the file that build.json lists',
    ],
    [
      'unpacks to another one',
      (folder) => writeFileSync(join(folder, 'remote.js.gz'), gzipSync('x')),
      'remote.js.gz',
      'it does not unpack to remote.js',
    ],
  ])('it refuses one with a file that %s', async (_what, spoil, file, message) => {
    expect((await verdictOf({}, {}, spoil)).refusals).toContainEqual({
      rule: 'integrity',
      file,
      owner: 'platform',
      what: expect.stringContaining(message),
    });
  });

  test('it refuses sizes that are not those of the files', async () => {
    const said = (build: BuildManifest) => ({ ...build, files: build.files.map((file) => ({ ...file, bytes: 1, brotli: 1 })) });
    const { refusals } = await verdictOf({ edit: said });
    expect(refusals).toContainEqual({
      rule: 'integrity',
      file: 'entry.js',
      owner: 'platform',
      what: expect.stringMatching(/^it has \d+ bytes, build\.json says 1$/),
    });
    expect(refusals.map(({ file }) => file)).toContain('entry.js.br');
  });

  test('it asks the policy of pages for hosts only, and refuses whatever else of it', async () => {
    const edit = (build: BuildManifest) => ({
      ...build,
      description: { ...build.description, csp: { 'script-src': ['https://a.example'] } },
    });
    expect((await verdictOf({ edit })).refusals).toEqual([
      { rule: 'policy', file: 'remote.json', owner: 'platform', what: '/csp/script-src is no field that it may have' },
    ]);
  });
});

describe('what else is said', () => {
  test('it says all that is wrong, in the order of the rules, with file and owner', async () => {
    const verdict = await verdictOf({
      shared: { react: '^18.3.0', vue: '^3.0.0' },
      contents: { 'page-home.js': 'eval("1")', 'page-home.css': 'h1 { color: red }', 'bundled.json': null },
    });
    expect(verdictText(verdict).split('\n')).toEqual([
      'quiz 1.0.0 (owner: platform) is refused: 5 rules do not hold',
      '  [shared] build.json: it was built for react ^18.3.0, the host provides 19.3.1 (owner: platform)',
      expect.stringMatching(
        /^ {2}\[shared\] build\.json: it takes vue, which the host does not provide; it provides react, .* \(owner: platform\)$/,
      ),
      '  [styles] page-home.css: the selector h1 does not begin with a class of its own, .quiz_… (owner: platform)',
      '  [code] page-home.js: it makes code of a text by eval, which the policy of pages refuses (owner: platform)',
      '  [licences] bundled.json: it must list the packages that are bundled: build it with @mortar/build (owner: platform)',
    ]);
  });

  test('it refuses everything where no shell is built, and says what to do', async () => {
    expect((await verdictOf({}, { provided: null })).refusals).toEqual([
      {
        rule: 'shared',
        file: 'build.json',
        owner: 'shell',
        what: 'no shell is built here, so nothing says what the host provides: npm start builds it',
      },
    ]);
  });

  test.each<[GateTry, boolean]>([
    [{ isDevelopment: true }, true],
    [{ isDevelopment: false }, false],
  ])('it tells of texts that one language lacks yet, and refuses them except in development (%j)', async (how, fits) => {
    const verdict = await verdictOf({ contents: { 'locale-en.js': catalogue({ 'quiz.title': text('a'), 'quiz.new': text('b') }) } }, how);
    const said = [...verdict.refusals, ...verdict.notes].map(({ what }) => what);
    expect([verdict.fits, said]).toEqual([fits, ['quiz.new is missing in zh-HK']]);
  });

  test.each<[GateTry, string[]]>([
    [{ isDevelopment: true }, ['code', 'code']],
    [{ isDevelopment: false }, ['code', 'sizes']],
  ])('it reads no script that is refused for its size, except in development where it is not (%j)', async (how, rules) => {
    const contents = { 'huge.js': `eval("1");/* ${dense(600_000)} */`, 'page-home.js': 'eval("1")' };
    const { refusals } = await verdictOf({ contents }, how);
    expect(refusals.map(({ rule }) => rule)).toEqual(rules);
  });

  test('it takes the placeholders of a build whose catalogues are no data from its list of them', async () => {
    const opaque = { 'locale-en.js': 'globalThis.t = load();', 'locale-zh-HK.js': 'globalThis.t = load();' };
    const facts = (zh: string[]) => JSON.stringify({ en: { 'quiz.a': ['n', 'm'] }, 'zh-HK': { 'quiz.a': zh } });
    const verdicts = await Promise.all(
      [['m', 'n'], ['m']].map((zh) => verdictOf({ contents: { ...opaque, 'catalogues.json': facts(zh) } })),
    );
    expect(verdicts.map(({ refusals }) => refusals.map(({ what }) => what))).toEqual([[], ['quiz.a has other placeholders in zh-HK']]);
  });
});
