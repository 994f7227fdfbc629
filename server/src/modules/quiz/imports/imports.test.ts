import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { approveQuestion, getBankQuestion, importQuestions, type ImportFormat } from '@mortar/protocol/quiz';
import { checkBrokenFiles, counts, FORMATS, golden, take as takeFile, told } from '../../../../test/quiz-imports.ts';
import { staff } from '../../../../test/quiz-staff.ts';
import { createQuizServer, type Browser, type QuizServer } from '../../../../test/quiz.ts';
import { runCli } from '../../../../test/run-cli.ts';

let server: QuizServer;
let operator: Browser;
beforeAll(async () => {
  server = await createQuizServer();
  operator = await staff(server, 'operator');
});
afterAll(() => server.close());

const take = (format: ImportFormat, text: string) => takeFile(server, format, text);
const REPORTS: Record<ImportFormat, string[]> = {
  opentdb: [
    '4 draft',
    '6 draft',
    '8 kind',
    '9 tier',
    '10 missing',
    '11 options',
    '12 options',
    '13 same',
    '14 options',
    '15 missing',
    '15 shape',
    '15 shape',
    '16 shape',
    '17 duplicate',
  ],
  gift: [
    '4 draft',
    '12 draft',
    '14 draft',
    '16 draft',
    '18 correct',
    '20 weights',
    '22 weights',
    '24 kind',
    '26 kind',
    '28 kind',
    '30 kind',
    '32 kind',
    '34 braces',
    '36 braces',
    '38 markup',
    '40 missing',
    '42 options',
    '44 correct',
    '46 duplicate',
  ],
  csv: [
    '2 draft',
    '4 draft',
    '6 missing',
    '7 draft',
    '8 topic',
    '9 tier',
    '10 date',
    '11 source',
    '12 columns',
    '13 quotes',
    '14 quotes',
    '15 options',
    '16 same',
    '17 options',
    '18 duplicate',
  ],
};

describe.each(FORMATS)('a file of %s', (format) => {
  test('every line is told, and the same file makes nothing again', async () => {
    const first = await take(format, golden(format));
    expect(told(first)).toEqual(REPORTS[format]);
    const before = await counts(server);
    const again = await take(format, golden(format));
    expect(told(again)).toEqual(REPORTS[format].map((line) => line.replace('draft', 'duplicate')));
    expect(again.filter(({ outcome }) => outcome === 'duplicate').map(({ id }) => id)).not.toContain(null);
    expect(await counts(server)).toEqual(before);
  });
});

test('drafts hold what their file said: entities read once, escapes, both languages, the key in its place', async () => {
  const read = async (format: ImportFormat, line: number) => {
    const { id } = (await take(format, golden(format))).find((one) => one.line === line)!;
    return operator.ask(getBankQuestion, { id: id! });
  };
  const glaze = await read('opentdb', 4);
  expect(glaze).toMatchObject({ state: 'draft', topic: 'science', tier: 1, en: { text: 'What’s the "glassy" part of a glaze?' } });
  expect(glaze.en.options[glaze.correct]).toBe('Silica & flux');
  expect(glaze).toMatchObject({
    attribution: 'Open Trivia Database, CC BY-SA 4.0',
    flaws: expect.arrayContaining([{ code: 'missing', locale: 'zh-HK' }]),
  });
  expect(await read('opentdb', 6)).toMatchObject({ topic: 'words', tier: 3, en: { text: 'Is 5 < 3 &amp; 2?' } });
  const slip = await read('gift', 4);
  expect([slip.en.text, slip.en.options[slip.correct], slip.en.why]).toEqual([
    'What is slip in pottery?',
    'Clay thinned with water',
    'Slip joins pieces of clay.',
  ]);
  expect((await read('gift', 14)).en.text).toBe('Which sign joins = and ~ in a brace like {?');
  expect((await read('gift', 16)).en.text).toBe('A pot is thrown on a ____ that turns.');
  const biscuit = await read('csv', 2);
  expect(biscuit).toMatchObject({ tier: 1, source: 'https://example.org/biscuit', validuntil: '2030-01-31' });
  expect([biscuit.en.why, biscuit['zh-HK'].options[biscuit.correct]]).toEqual(['Fired, but not "glazed" yet.', '未上釉的燒製品']);
  expect((await read('csv', 4)).en.text).toBe('A cell of two lines?');
});

test('who imports a question does not agree to it', async () => {
  const text = 'question,right,wrong1\nWhich bird is on the glaze?,A crane,A hen\nNo bird?,,\n';
  const { lines } = await operator.ask(importQuestions, { format: 'csv', topic: 'science', locale: 'en', text });
  expect(told(lines)).toEqual(['2 draft', '3 missing']);
  const id = lines[0]!.id!;
  await server.database.sql`update quiz_questions set state = 'review' where id = ${id}`;
  expect(await operator.code(approveQuestion, { id, rev: 1 })).toBe(CODES.ownQuestion);
});

test.each<[ImportFormat, string, string[]]>([
  ['opentdb', '', ['1 json']],
  ['opentdb', '[\n{"type": "multiple",\n}]', ['3 json']],
  ['opentdb', '{"response_code": 5}', ['1 shape']],
  ['opentdb', '['.repeat(500), ['1 json']],
  ['csv', 'a,b\n1,2', ['1 header']],
  ['csv', 'question,question,right\nx,y,z', ['1 header']],
  ['csv', 'right,wrong1\nx,y', ['1 header']],
  ['gift', '// only a remark', []],
])('a file of %s that is no such file is told as that: %j', async (format, text, lines) => {
  expect(told(await take(format, text || ' '))).toEqual(lines);
});

test('a file of more than a thousand questions says where it was cut', async () => {
  const lines = await take('gift', Array.from({ length: 1200 }, (_, index) => `Q${index} {`).join('\n\n'));
  expect(told(lines.slice(-2))).toEqual(['1999 braces', '2001 many']);
});

test('broken files end in a report, and write nothing but whole drafts', () => checkBrokenFiles(server, 30));

test('the command line says the same, line by line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quiz-'));
  const file = join(folder, 'clay.csv');
  await writeFile(file, 'question,right,wrong1\nWhich bird throws pots?,The ovenbird,The heron\nNo bird?,,\n');
  const mortar = (...args: string[]) => runCli(server, 'quiz', ...args);
  const first = await mortar('import', file, '--topic', 'science');
  expect(first).toMatchObject({
    code: 1,
    text: expect.stringMatching(/2 +draft import-\d+ +Which bird[^]*3 +the question, .* is empty[^]*1 drafts, 0 known already, 1 wrong/),
  });
  expect((await mortar('import', file)).text).toMatch(/2 +import-\d+ says the same/);
  const [act] = await server.database.sql`select actor, detail from account_audit where action = 'quiz.import' order by id desc limit 1`;
  expect(act).toMatchObject({ actor: 'kay', detail: { format: 'csv', line: 2 } });
  expect(await mortar('import', join(folder, 'none.csv'))).toMatchObject({
    code: 2,
    text: expect.stringContaining('cannot be read: ENOENT'),
  });
  expect(await mortar('import', join(folder, 'clay.xls'))).toMatchObject({ code: 2, text: expect.stringContaining('ends in none of') });
  expect(await mortar('import', file, '--topic', 'cooking')).toMatchObject({ code: 2, text: expect.stringContaining('There is no topic') });
  expect(await mortar('export', file)).toMatchObject({ code: 2, text: expect.stringContaining('It is: npm run mortar -- quiz import') });
});

test('a picture of a CSV file is one that the importer sent to this site, and what is told of it gives no answer away', async () => {
  const { sql } = server.database;
  const { userId } = await server.player();
  const hash = 'ab'.repeat(32);
  await sql`insert into uploads_blobs (sha256, size, touched_at) values (${hash}, 10, now())`;
  await sql`
    insert into uploads_assets (id, user_id, purpose, sha256, type, size, created_at)
    values ('picture-of-a-wheel', ${userId}, 'picture', ${hash}, 'webp', 10, now())`;
  const lineOf = (asked: string, picture: string, alt: string) => `${asked},A wheel,A boat,A kite,A plough,${picture},${alt},一個輪`;
  const file = [
    'question,right,wrong1,wrong2,wrong3,picture,alt,alt_zh',
    lineOf('What rolls in this picture?', '/files/picture-of-a-wheel.webp', 'A round thing with spokes'),
    lineOf('What has spokes here?', '/files/picture-of-a-wheel.webp', 'It shows a wheel'),
    lineOf('What is nowhere to be seen?', '/files/somebody-elses.webp', 'Nothing'),
    lineOf('What comes from elsewhere?', 'https://pictures.example/wheel.png', 'Nothing'),
  ].join('\n');
  const lines = await takeFile(server, 'csv', file, userId);
  expect(told(lines)).toEqual(['2 draft', '3 draft', '4 picture', '5 picture']);
  const [good, bad] = await Promise.all(lines.slice(0, 2).map(({ id }) => operator.ask(getBankQuestion, { id: id! })));
  expect(good!.picture).toEqual({
    address: `/files/picture-of-a-wheel.webp#${hash}`,
    en: 'A round thing with spokes',
    'zh-HK': '一個輪',
  });
  expect([good, bad].map((one) => one!.flaws.some(({ code }) => code === 'altKey'))).toEqual([false, true]);
  const rows = await sql`select 1 from uploads_uses where asset_id = 'picture-of-a-wheel'`;
  expect(rows).toHaveLength(1);
});
