import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { saveLike } from '@mortar/protocol/community';
import {
  getNews,
  listNewsSources,
  addNewsSource,
  pauseNewsSource,
  removeNewsSource,
  newsFavorites,
  removeNews,
  saveNews,
  selectAllNews,
  type ArticleText,
} from '@mortar/protocol/news';
import { uploadPostMedia, type Asset } from '@mortar/protocol/uploads';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createDataFolder, type DataFolder } from '../../../test/data-folder.ts';
import { rss, startFeeds, type Feeds } from '../../../test/feeds.ts';
import { PEOPLE } from '../../../test/modules.ts';
import { createPeople, type TestPerson } from '../../../test/people.ts';
import { testPerson } from '../../../test/person.ts';
import { until } from '../../../test/platform.ts';
import { runCli } from '../../../test/run-cli.ts';
import { encodeForm, picture } from '../../../test/uploads.ts';
import { newsPageTexts } from './page-texts.ts';
import { articleData, keptData } from './personal-data.ts';

jest.setTimeout(30_000);

let server: TestApp;
let feeds: Feeds;
let folder: DataFolder;
let editor: TestPerson;
let newPerson: ReturnType<typeof createPeople>;
beforeAll(async () => {
  folder = createDataFolder();
  feeds = await startFeeds();
  server = await createTestApp({
    modules: [...PEOPLE, 'realtime', 'relations', 'notices', 'uploads', 'news', 'community'],
    dataDir: folder.path,
    newsOwnServer: feeds.origin,
  });
  newPerson = createPeople(server);
  editor = await newPerson('Edith');
  await runCli(server, 'role', 'grant', editor.uid, 'editor');
  await until('the role is known', () => server.identity.standing.rolesOf(editor.userId).has('editor'));
});
afterAll(async () => {
  feeds.close();
  await server.close();
  folder.remove();
});
beforeEach(async () => void (await server.database.sql`truncate news_sources, news_items, news_revisions, news_kept, news_drafts`));

const cli = (...args: string[]) => runCli(server, { env: { NEWS_OWN_SERVER: feeds.origin } }, ...args);
const text = (title: string, body = 'One.'): ArticleText => ({ title, summary: `About ${title}`, body });
const article = (title: string, more: object = {}) => ({
  category: 'basics' as const,
  tags: ['keys'],
  texts: { en: text(title), 'zh-HK': text(`${title}（中文）`) },
  ...more,
});
const list = (input: object = {}) => editor.ask(selectAllNews, input);
const titles = async (input: object = {}) => (await list(input)).list.map(({ lead }) => lead.title);

test('an editor publishes in both languages, changes it, and everybody reads it with its revisions', async () => {
  const body = '## Keys\n\nA **key** is [a number](https://example.com/a).\n- one\n- two [no](javascript:x)';
  const { newsid } = await editor.ask(saveNews, { ...article('Keys'), texts: { en: text('Keys', body), 'zh-HK': text('密鑰', '一。') } });
  const visitor = await newPerson();
  const read = await visitor.ask(getNews, { newsid });
  expect(read).toMatchObject({
    author: 'Edith',
    also: [],
    news: { title: 'Keys', lang: 'en', source: null, url: null, rev: 1, editedAt: null },
  });
  expect(read.body).toEqual([
    { kind: 'heading', spans: [{ text: 'Keys', href: null, isStrong: false }] },
    {
      kind: 'paragraph',
      spans: [
        { text: 'A ', href: null, isStrong: false },
        { text: 'key', href: null, isStrong: true },
        { text: ' is ', href: null, isStrong: false },
        { text: 'a number', href: 'https://example.com/a', isStrong: false },
        { text: '.', href: null, isStrong: false },
      ],
    },
    { kind: 'item', spans: [{ text: 'one', href: null, isStrong: false }] },
    { kind: 'item', spans: [{ text: 'two [no](javascript:x)', href: null, isStrong: false }] },
  ]);
  expect(await editor.ask(saveNews, { ...article('Keys, again'), newsid })).toEqual({ newsid, rev: 2 });
  const chinese = await server.call({
    method: 'POST',
    url: getNews.path,
    payload: { newsid },
    signed: true,
    headers: { lang: 'zh_HK' },
  });
  const { data } = chinese.json<{ data: { news: object; revisions: object[] } }>();
  expect(data.news).toMatchObject({ title: 'Keys, again（中文）', lang: 'zh-HK', rev: 2 });
  expect(data.revisions).toMatchObject([
    { rev: 2, title: 'Keys, again（中文）' },
    { rev: 1, title: '密鑰' },
  ]);
  expect(await newsPageTexts(server.database.db)(`/news/${newsid}`)).toEqual({
    title: { en: 'Keys, again', 'zh-HK': 'Keys, again（中文）' },
    description: { en: 'About Keys, again', 'zh-HK': 'About Keys, again（中文）' },
  });
  const pages = await Promise.all(
    ['/news', '/news/999999', '/news/x', '/market', '/news/sources', '/news/desk', '/news/write/x'].map((path) =>
      newsPageTexts(server.database.db)(path),
    ),
  );
  expect(pages).toEqual([undefined, null, null, undefined, undefined, undefined, undefined]);
  await editor.ask(removeNews, { newsid });
  expect(await visitor.code(getNews, { newsid })).toBe(CODES.notFound);
});

test('nobody else publishes, and nothing is published that is empty, of the future, or of another site', async () => {
  const visitor = await newPerson();
  expect(await visitor.code(saveNews, article('Mine'))).toBe(CODES.forbidden);
  expect(await visitor.code(listNewsSources)).toBe(CODES.forbidden);
  expect(await visitor.code(addNewsSource, { url: feeds.at('/f'), category: 'headlines' })).toBe(CODES.forbidden);
  expect(await visitor.code(pauseNewsSource, { sourceid: '1', isPaused: true })).toBe(CODES.forbidden);
  expect(await visitor.code(removeNewsSource, { sourceid: '1' })).toBe(CODES.forbidden);
  expect(await editor.code(saveNews, article('\u200b \u202e'))).toBe(CODES.validation);
  expect(await editor.code(saveNews, article('Soon', { publishedAt: '2999-01-01T00:00:00Z' }))).toBe(CODES.validation);
  expect(await editor.code(saveNews, article('Tags', { tags: ['<b>'] }))).toBe(CODES.validation);
  feeds.put('/f', rss([{ guid: 'a', url: 'https://wire.example/a', title: 'Theirs' }]));
  await cli('news', 'add', feeds.at('/f'));
  const { lead } = (await list()).list[0]!;
  expect(await editor.code(saveNews, { ...article('Ours'), newsid: lead.newsid })).toBe(CODES.notFound);
  expect(await editor.code(removeNews, { newsid: lead.newsid })).toBe(CODES.notFound);
  expect(await visitor.code(removeNews, { newsid: lead.newsid })).toBe(CODES.forbidden);
  expect(await titles()).toEqual(['Theirs']);
});

test('an editor adds, pauses and removes a source, and is told why a feed cannot be read', async () => {
  feeds.put('/own', rss([{ guid: 'a', url: 'https://wire.example/a', title: 'Theirs' }]));
  const added = await editor.ask(addNewsSource, { url: feeds.at('/own'), category: 'headlines' });
  expect(added).toMatchObject({ stories: 1, isPaused: false, fault: null });
  expect(await editor.code(addNewsSource, { url: feeds.at('/own'), category: 'headlines' })).toBe(CODES.conflict);
  feeds.put('/odd', '<html></html>');
  for (const url of ['what', feeds.at('/odd')])
    expect((await editor.call(addNewsSource, { url, category: 'headlines' })).json()).toMatchObject({
      code: CODES.validation,
      data: [{ field: 'url' }],
    });
  const { sourceid } = added;
  expect(await editor.ask(pauseNewsSource, { sourceid, isPaused: true })).toMatchObject({ isPaused: true });
  expect((await editor.ask(listNewsSources)).list).toMatchObject([{ sourceid, isPaused: true }]);
  await editor.ask(removeNewsSource, { sourceid });
  expect(await editor.code(removeNewsSource, { sourceid })).toBe(CODES.notFound);
  expect(await titles()).toEqual([]);
});

test('a picture is the editor’s own upload, in both languages', async () => {
  const form = await encodeForm({ purpose: 'picture', file: [await picture(600, 400), 'a.png'] });
  const headers = {
    'content-type': form.type,
    origin: server.config.publicUrl,
    'sec-fetch-site': 'same-origin',
    ...testPerson(server, editor.userId),
  };
  const answer = await server.call({ method: 'POST', url: uploadPostMedia.path, signed: true, headers, payload: form.bytes });
  const { assetid, url } = answer.json<{ data: Asset }>().data;
  const withPicture = article('Seen', { picture: { assetid, alt: { en: 'A wall', 'zh-HK': '一面牆' } } });
  const { newsid } = await editor.ask(saveNews, withPicture);
  const announced = await newsPageTexts(server.database.db)(`/news/${newsid}`);
  expect(announced?.picture).toMatchObject({ path: { en: url, 'zh-HK': url }, alt: { en: 'A wall', 'zh-HK': '一面牆' } });
  expect((await editor.ask(getNews, { newsid })).news.picture).toEqual({ url, width: 600, height: 400, alt: 'A wall' });
  expect(
    await editor.code(saveNews, article('Not mine', { picture: { assetid: 'nobody-has-this-one', alt: { en: '', 'zh-HK': '' } } })),
  ).toBe(CODES.notFound);
});

test('the list goes on by cursor without repeating or leaving out, whatever is published meanwhile; and by number', async () => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + Math.floor(number / 2))).toISOString();
  for (let number = 0; number < 12; number += 1) await editor.ask(saveNews, article(`Number ${number}`, { publishedAt: day(number) }));
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await list({ pageSize: 5, ...(cursor && { cursor }) });
    seen.push(...page.list.map(({ lead }) => lead.title));
    expect(page.end).toBe(page.cursor === null);
    cursor = page.cursor;
    await editor.ask(saveNews, article('Newest'));
  } while (cursor);
  expect(seen).toEqual(Array.from({ length: 12 }, (_, number) => `Number ${11 - number}`));
  expect(await titles({ pageSize: 3, pageNum: 2 })).toEqual(['Number 11', 'Number 10', 'Number 9']);
  expect(await editor.code(selectAllNews, { cursor: 'nonsense' })).toBe(CODES.validation);
});

test('category, source, language, tag and kind narrow the list', async () => {
  feeds.put('/zh', rss([{ guid: 'z', url: 'https://wire.example/z', title: '證監會公布虛擬資產新指引' }], '電訊'));
  feeds.put(
    '/en',
    rss([{ guid: 'e', url: 'https://en.example/e', title: 'Client teams agree on a date' }], 'The Wire', 'https://en.example'),
  );
  await cli('news', 'add', feeds.at('/zh'), 'hongkong');
  await cli('news', 'add', feeds.at('/en'));
  await editor.ask(saveNews, article('Ours', { tags: ['wallets', 'keys'] }));
  const { sources } = await list();
  const english = sources.find(({ name }) => name === 'The Wire')!;
  expect(english).toMatchObject({ site: 'en.example', isDemo: false });
  expect(await titles({ category: 'hongkong' })).toEqual(['證監會公布虛擬資產新指引']);
  expect(await titles({ source: english.sourceid })).toEqual(['Client teams agree on a date']);
  expect(await titles({ lang: 'zh-HK' })).toEqual(['Ours', '證監會公布虛擬資產新指引']);
  expect(await titles({ tag: 'wallets' })).toEqual(['Ours']);
  expect(await titles({ kind: 'own' })).toEqual(['Ours']);
  expect(await titles({ kind: 'linked' })).toHaveLength(2);
});

test('the operator adds, lists and removes sources by the command, and is told what is off', async () => {
  feeds.put('/f', rss([{ guid: 'a', url: 'https://wire.example/a', title: 'Theirs' }]));
  expect((await cli('news', 'list')).text).toBe('There is no source of news.');
  expect((await cli('news', 'add', feeds.at('/f'), 'markets')).text).toMatch(/^The Wire is source \d+: 1 story, read again at .* \(UTC\)$/);
  expect((await cli('news', 'add', feeds.at('/f'))).text).toBe(`${feeds.at('/f')} is a source already`);
  expect((await list()).list).toMatchObject([
    { lead: { title: 'Theirs', category: 'markets', url: 'https://wire.example/a', source: { name: 'The Wire' } }, also: [], alsoCount: 0 },
  ]);
  expect((await cli('news', 'list')).text).toMatch(/The Wire +markets +1 .* fine +http:/);
  expect((await editor.ask(listNewsSources)).list).toMatchObject([{ name: 'The Wire', stories: 1, fault: null }]);
  expect(await cli('news', 'add', feeds.at('/none'))).toMatchObject({
    code: 1,
    text: expect.stringContaining('its server refuses it (HTTP 404)'),
  });
  expect(await cli('news', 'add', 'http://10.0.0.1/feed')).toMatchObject({
    code: 1,
    text: expect.stringContaining('not on the public Internet'),
  });
  expect(await cli('news', 'add', feeds.at('/f'), 'weather')).toMatchObject({
    code: 1,
    text: expect.stringContaining("There is no category 'weather'"),
  });
  expect(await cli('news', 'add')).toMatchObject({ code: 2, text: expect.stringContaining('It is: npm run mortar -- news add') });
  expect((await cli('news', 'remove', feeds.at('/f'))).text).toBe('The Wire is no source any more, and its stories are gone');
  expect(await cli('news', 'remove', '1')).toMatchObject({ code: 1, text: "There is no source '1': news list tells which there are" });
  expect((await list()).list).toEqual([]);
});

test('people keep news, once however often they say so, see who else does by number alone, and lose what is taken away', async () => {
  const [ann, ben] = [await newPerson(), await newPerson()];
  const ids: string[] = [];
  for (const title of ['One', 'Two', 'Three']) ids.push((await editor.ask(saveNews, article(title))).newsid);
  const keep = (who: TestPerson, targetid: string, status = 1) =>
    who.ask(saveLike, { targettype: 'news', liketype: 'favorite', targetid, status });
  for (const id of ids) await keep(ann, id);
  expect(await keep(ann, ids[0]!)).toEqual({ status: 1, count: 1 });
  expect(await keep(ben, ids[0]!)).toEqual({ status: 1, count: 2 });
  expect(await ben.ask(newsFavorites, { newsid: ids[1]! })).toMatchObject({ count: 1, mine: false });
  const first = await ann.ask(newsFavorites, { accountid: ann.uid, pageSize: 2 });
  expect([first.count, first.list.map(({ title }) => title), first.end]).toEqual([3, ['Three', 'Two'], false]);
  const second = await ann.ask(newsFavorites, { accountid: ann.uid, pageSize: 2, cursor: first.cursor! });
  expect([second.list.map(({ title }) => title), second.end]).toEqual([['One'], true]);
  expect(await ben.code(newsFavorites, { accountid: ann.uid })).toBe(CODES.forbidden);
  expect(await ben.code(newsFavorites)).toBe(CODES.validation);
  expect(await ben.code(saveLike, { targettype: 'news', liketype: 'like', targetid: ids[0]!, status: 1 })).toBe(CODES.validation);
  for (const targetid of ['999999', '12-3'])
    expect(await ben.code(saveLike, { targettype: 'news', liketype: 'favorite', targetid, status: 1 })).toBe(CODES.notFound);
  expect(await keep(ann, ids[0]!, 0)).toEqual({ status: 0, count: 1 });
  await editor.ask(removeNews, { newsid: ids[1]! });
  expect((await ann.ask(newsFavorites, { accountid: ann.uid })).list.map(({ title }) => title)).toEqual(['Three']);
  const data = keptData(server.database.db);
  expect(await data.read!(ann)).toMatchObject([{ title: 'Three' }]);
  await data.erase!(server.database.db, ann);
  expect(await data.read!(ann)).toEqual([]);
});

test('what somebody wrote is given out with their data, and stays without their name when they leave', async () => {
  const { newsid } = await editor.ask(saveNews, article('Kept'));
  const data = articleData(server.database.db);
  expect(await data.read!(editor)).toMatchObject([{ id: Number(newsid), rev: 1, texts: { en: { title: 'Kept' } } }]);
  await data.erase!(server.database.db, editor);
  expect(await data.read!(editor)).toEqual([]);
  expect(await editor.ask(getNews, { newsid })).toMatchObject({ author: null, news: { title: 'Kept' } });
});
