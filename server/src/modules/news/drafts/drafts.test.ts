import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { CODES, type Input, type Output } from '@mortar/protocol';
import {
  changeNews,
  deleteNewsDraft,
  getNews,
  getNewsDraft,
  getNewsRole,
  holdNewsDraft,
  listNewsDrafts,
  NEWS_TOPIC,
  publishNewsDraft,
  removeNews,
  saveNews,
  saveNewsDraft,
  scheduleNewsDraft,
  selectAllNews,
  takeBackNews,
  type ArticleDraft,
} from '@mortar/protocol/news';
import { listNotices } from '@mortar/protocol/notices';
import { uploadPostMedia, type Asset } from '@mortar/protocol/uploads';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { createDataFolder, type DataFolder } from '../../../../test/data-folder.ts';
import { PEOPLE } from '../../../../test/modules.ts';
import { createPeople, type TestPerson } from '../../../../test/people.ts';
import { testPerson } from '../../../../test/person.ts';
import { until } from '../../../../test/platform.ts';
import { runCli } from '../../../../test/run-cli.ts';
import { encodeForm, picture } from '../../../../test/uploads.ts';
import { createNotify } from '../../notices/index.ts';
import { createAssets } from '../../uploads/index.ts';
import { createArticles } from '../articles/service.ts';
import { draftData } from '../personal-data.ts';
import { createNewsDrafts } from './service.ts';

jest.setTimeout(30_000);

let server: TestApp;
let folder: DataFolder;
let [ann, ben]: TestPerson[] = [];
let visitor: TestPerson;
/** What followers of the news heard. */
const told: string[] = [];
beforeAll(async () => {
  folder = createDataFolder();
  const listening = ({ topics }: { topics: { publish: unknown } }) => {
    topics.publish = (topic: string) => Promise.resolve(void told.push(topic));
  };
  server = await createTestApp(
    { modules: [...PEOPLE, 'realtime', 'relations', 'notices', 'uploads', 'news'], dataDir: folder.path },
    { realtime: listening as never },
  );
  const newPerson = createPeople(server);
  [ann, ben, visitor] = [await newPerson('Ann'), await newPerson('Ben'), await newPerson('Vic')];
  for (const { uid } of [ann, ben]) await runCli(server, 'role', 'grant', uid, 'editor');
  await until('the roles are known', () => [ann!, ben!].every(({ userId }) => server.identity.standing.rolesOf(userId).has('editor')));
});
afterAll(async () => {
  await server.close();
  folder.remove();
});
beforeEach(async () => {
  await server.database.sql`truncate news_sources, news_items, news_revisions, news_kept, news_drafts`;
  told.length = 0;
});

const words = (title: string) => ({ title, summary: `About ${title}`, body: 'One.' });
const article = (title: string, more: Partial<ArticleDraft> = {}): ArticleDraft => ({
  category: 'basics',
  tags: 'keys, wallets',
  texts: { en: words(title), 'zh-HK': words(`${title}（中文）`) },
  alt: { en: '', 'zh-HK': '' },
  ...more,
});
type Save = Partial<Input<typeof saveNewsDraft>>;
const save = (who: TestPerson, title: string, more: Save = {}) =>
  who.ask(saveNewsDraft, { draftid: randomUUID(), rev: 0, article: article(title), ...more });
const titles = async () => (await ann!.ask(selectAllNews, {})).list.map(({ lead }) => lead.title);
const drafts = () => ann!.ask(listNewsDrafts).then(({ list }) => list);

async function upload({ userId }: TestPerson): Promise<Asset> {
  const form = await encodeForm({ purpose: 'picture', file: [await picture(600, 400), 'a.png'] });
  const headers = {
    'content-type': form.type,
    origin: server.config.publicUrl,
    'sec-fetch-site': 'same-origin',
    ...testPerson(server, userId),
  };
  const answer = await server.call({ method: 'POST', url: uploadPostMedia.path, signed: true, headers, payload: form.bytes });
  return answer.json<{ data: Asset }>().data;
}
const usesOf = async (assetid: string) =>
  (await server.database.sql`select used_by from uploads_uses where asset_id = ${assetid}`).map(
    (row) => String(row['used_by']).split(':')[0],
  );

test('editors alone write, and the others are told so by their role', async () => {
  expect(await visitor.ask(getNewsRole)).toEqual({ edits: false });
  expect(await ann!.ask(getNewsRole)).toEqual({ edits: true });
  const { draftid, rev } = await save(ann!, 'Keys');
  const { newsid } = await ann!.ask(saveNews, { category: 'basics', tags: [], texts: article('Out').texts });
  const refused = [
    await visitor.code(listNewsDrafts),
    await visitor.code(getNewsDraft, { draftid }),
    await visitor.code(saveNewsDraft, { draftid, rev, article: article('Mine') }),
    await visitor.code(deleteNewsDraft, { draftid }),
    await visitor.code(publishNewsDraft, { draftid, rev }),
    await visitor.code(scheduleNewsDraft, { draftid, rev, local: '2099-01-01T00:00', zone: 'UTC' }),
    await visitor.code(holdNewsDraft, { draftid }),
    await visitor.code(changeNews, { newsid }),
    await visitor.code(takeBackNews, { newsid }),
  ];
  expect(refused).toEqual(refused.map(() => CODES.forbidden));
});

test('a draft is shared by editors, and of two who change the same version the second is told how it stands', async () => {
  const first = await save(ann!, 'Keys');
  expect(first).toMatchObject({ rev: 1, by: 'Ann', newsid: null, picture: null, when: null, held: null });
  const { draftid } = first;
  expect(await save(ben!, 'Keys, by Ben', { draftid, rev: 1 })).toMatchObject({ rev: 2, by: 'Ben' });
  const late = await ann!.call(saveNewsDraft, { draftid, rev: 1, article: article('Keys, by Ann') });
  expect(late.json()).toMatchObject({
    code: CODES.changedElsewhere,
    data: { rev: 2, article: { texts: { en: { title: 'Keys, by Ben' } } } },
  });
  expect(await drafts()).toMatchObject([{ draftid, rev: 2 }]);
  expect(await ann!.code(publishNewsDraft, { draftid, rev: 1 })).toBe(CODES.changedElsewhere);
  await ann!.ask(deleteNewsDraft, { draftid });
  expect(await ann!.code(saveNewsDraft, { draftid, rev: 2, article: article('Again') })).toBe(CODES.notFound);
});

test('what is published is finished, in both languages, and is a draft no more', async () => {
  const { draftid } = await save(ann!, 'Keys', {
    article: article('Keys', {
      tags: 'a b c d e f g h i',
      texts: { en: words('x'.repeat(121)), 'zh-HK': { title: ' \u200b ', summary: '', body: 'One.' } },
    }),
  });
  const refused = (await ann!.call(publishNewsDraft, { draftid, rev: 1 })).json<{ code: number; data: { field: string }[] }>();
  expect([refused.code, refused.data.map(({ field }) => field)]).toEqual([CODES.validation, ['tags']]);
  await save(ann!, '', {
    draftid,
    rev: 1,
    article: article('Keys', { texts: { en: words('x'.repeat(121)), 'zh-HK': { title: ' \u200b ', summary: '', body: 'One.' } } }),
  });
  const texts = (await ann!.call(publishNewsDraft, { draftid, rev: 2 })).json<{ data: { field: string }[] }>();
  expect(texts.data.map(({ field }) => field)).toEqual(['texts.en.title', 'texts.zh-HK.title', 'texts.zh-HK.summary']);
  expect(told).toEqual([]);
  await save(ann!, 'Keys', { draftid, rev: 2 });
  const { newsid, rev } = await ann!.ask(publishNewsDraft, { draftid, rev: 3 });
  expect(rev).toBe(1);
  expect(await visitor.ask(getNews, { newsid })).toMatchObject({
    author: 'Ann',
    news: { title: 'Keys', tags: ['keys', 'wallets'], url: null },
  });
  expect(await drafts()).toEqual([]);
  expect(told).toEqual([NEWS_TOPIC]);
});

test('a draft is saved, planned, held, published, changed and taken back', async () => {
  const draft = await save(ann!, 'Alone');
  expect(draft.by).toBe('Ann');
  expect(await ben!.code(saveNewsDraft, { draftid: draft.draftid, rev: 9, article: article('Late') })).toBe(CODES.changedElsewhere);
  const local = new Date(server.clock.now() + 3600_000).toISOString().slice(0, 16);
  await ann!.ask(scheduleNewsDraft, { draftid: draft.draftid, rev: draft.rev, local, zone: 'UTC' });
  await ann!.ask(holdNewsDraft, { draftid: draft.draftid });
  const { newsid } = await ann!.ask(publishNewsDraft, { draftid: draft.draftid, rev: draft.rev });
  const { draftid } = await ann!.ask(changeNews, { newsid });
  await ann!.ask(deleteNewsDraft, { draftid });
  expect((await ann!.ask(takeBackNews, { newsid })).by).toBe('Ann');
});

test('a change of an article is a revision of it, once, and not over a change that somebody else published meanwhile', async () => {
  const { newsid } = await ann!.ask(saveNews, { category: 'basics', tags: ['keys'], texts: article('Keys').texts });
  const begun = await ann!.ask(changeNews, { newsid });
  expect(begun).toMatchObject({ newsid, article: { tags: 'keys', texts: { en: { title: 'Keys' } } } });
  expect((await ben!.ask(changeNews, { newsid })).draftid).toBe(begun.draftid);
  const { draftid } = begun;
  await save(ben!, 'Keys, better', { draftid, rev: 1 });
  await ann!.ask(saveNews, { newsid, category: 'basics', tags: [], texts: article('Keys, meanwhile').texts });
  expect((await ben!.call(publishNewsDraft, { draftid, rev: 2 })).json()).toMatchObject({ code: CODES.changedElsewhere, data: null });
  expect(await ben!.ask(publishNewsDraft, { draftid, rev: 2, isOver: true })).toEqual({ newsid, rev: 3 });
  const { news, revisions, author } = await visitor.ask(getNews, { newsid });
  expect([news.title, author, revisions.map(({ title }) => title)]).toEqual([
    'Keys, better',
    'Ann',
    ['Keys, better', 'Keys, meanwhile', 'Keys'],
  ]);
});

test('what is taken back is a draft again, with its picture, and is published anew as another article', async () => {
  const asset = await upload(ann!);
  const { draftid } = await save(ann!, 'Seen', {
    picture: asset.assetid,
    article: article('Seen', { alt: { en: 'A wall', 'zh-HK': '一面牆' } }),
  });
  expect(await usesOf(asset.assetid)).toEqual(['newsdraft']);
  const first = await ann!.ask(publishNewsDraft, { draftid, rev: 1 });
  expect((await visitor.ask(getNews, first)).news.picture).toEqual({ url: asset.url, width: 600, height: 400, alt: 'A wall' });
  expect(await usesOf(asset.assetid)).toEqual(['news']);
  // By whom it was sent does not matter to another editor.
  const back = await ben!.ask(takeBackNews, { newsid: first.newsid });
  expect(back).toMatchObject({ newsid: null, rev: 1, by: 'Ben', picture: { url: asset.url }, article: { alt: { en: 'A wall' } } });
  expect(await visitor.code(getNews, first)).toBe(CODES.notFound);
  expect(await usesOf(asset.assetid)).toEqual(['newsdraft']);
  expect(await ben!.code(saveNewsDraft, { draftid: randomUUID(), rev: 0, article: article('Other'), picture: asset.assetid })).toBe(
    CODES.notFound,
  );
  const again = await ben!.ask(publishNewsDraft, { draftid: back.draftid, rev: 1 });
  expect(again.newsid).not.toBe(first.newsid);
  const change = await ben!.ask(changeNews, again);
  expect((await usesOf(asset.assetid)).toSorted()).toEqual(['news', 'newsdraft']);
  await save(ben!, 'Unseen', { draftid: change.draftid, rev: 1, picture: '' });
  await ben!.ask(publishNewsDraft, { draftid: change.draftid, rev: 2 });
  expect((await visitor.ask(getNews, again)).news.picture).toBeNull();
  expect(await usesOf(asset.assetid)).toEqual([]);
  await ann!.ask(removeNews, again);
});

/** What comes round every few seconds. */
const due = (isEditor: (userId: number) => boolean = () => true) => {
  const [{ db }, { clock }] = [server.database, server];
  const assets = createAssets({ clock });
  const more = {
    namesOf: () => Promise.resolve(new Map<number, string>()),
    told: () => void told.push('due'),
    notify: createNotify({ db, clock }),
  };
  return createNewsDrafts({ db, clock, assets, articles: createArticles({ clock, assets }), isEditor, ...more }).publishDue();
};
const wall = (time: number) => new Date(time).toISOString().slice(0, 16);
const MINUTE_MS = 60_000;

test('a scheduled article appears once, never early, and stays as it is until then', async () => {
  const start = server.clock.now();
  const { draftid } = await save(ann!, 'Later');
  const times = { local: wall(start + 5 * MINUTE_MS), zone: 'UTC' };
  expect(await ann!.code(scheduleNewsDraft, { draftid, rev: 1, ...times, local: wall(start - MINUTE_MS) })).toBe(CODES.validation);
  const { when } = await ann!.ask(scheduleNewsDraft, { draftid, rev: 1, ...times });
  expect(when).toMatchObject(times);
  expect(await ann!.code(saveNewsDraft, { draftid, rev: 1, article: article('Changed') })).toBe(CODES.notPossible);
  server.clock.set(Date.parse(when!.at) - 1000);
  await due();
  expect(await titles()).toEqual([]);
  server.clock.set(Date.parse(when!.at) + 1);
  await Promise.all([due(), due(), due()]);
  expect([await titles(), await drafts(), told]).toEqual([['Later'], [], ['due']]);
  server.clock.set(start);
});

test('at its time an article is held whose editor is none any more, or whose article somebody else has changed', async () => {
  const start = server.clock.now();
  const times = { local: wall(start + 2 * MINUTE_MS), zone: 'UTC' };
  const { newsid } = await ann!.ask(saveNews, { category: 'basics', tags: [], texts: article('Keys').texts });
  const change = await ben!.ask(changeNews, { newsid });
  await ben!.ask(scheduleNewsDraft, { draftid: change.draftid, rev: 1, ...times });
  await ben!.ask(saveNews, { newsid, category: 'basics', tags: [], texts: article('Keys, meanwhile').texts });
  const gone = await save(ann!, 'By Ann');
  await ann!.ask(scheduleNewsDraft, { draftid: gone.draftid, rev: 1, ...times });
  server.clock.set(start + 4 * MINUTE_MS);
  await due((userId) => userId !== ann!.userId);
  const states = Object.fromEntries((await drafts()).map(({ draftid, held }) => [draftid, held]));
  expect(states).toEqual({ [change.draftid]: 'changed', [gone.draftid]: 'author' });
  const notices = async (person: TestPerson) =>
    (await person.ask(listNotices, {})).list.map(({ kind, values, link }) => [kind, values['text'], values['why'], link]);
  const ofGone = ['articleHeld', 'By Ann', 'author', `/news/write/${gone.draftid}`];
  expect(await notices(ann!)).toEqual([ofGone]);
  expect(await notices(ben!)).toEqual(
    expect.arrayContaining([ofGone, ['articleHeld', 'Keys', 'changed', `/news/write/${change.draftid}`]]),
  );
  expect(await ben!.ask(holdNewsDraft, { draftid: gone.draftid })).toMatchObject({ when: null, held: null });
  server.clock.set(start);
});

test('what somebody was writing is given out with their data, and thrown away with them', async () => {
  const asset = await upload(ann!);
  await save(ann!, 'Mine', { picture: asset.assetid });
  await save(ben!, 'His');
  const { db } = server.database;
  const assets = createAssets({ clock: server.clock });
  const end = createNewsDrafts({
    db,
    clock: server.clock,
    assets,
    articles: createArticles({ clock: server.clock, assets }),
    isEditor: () => true,
    namesOf: () => Promise.resolve(new Map<number, string>()),
    told: () => undefined,
    notify: createNotify({ db, clock: server.clock }),
  });
  const data = draftData(db, end);
  expect(await data.read!(ann!)).toMatchObject([{ article: { texts: { en: { title: 'Mine' } } } }]);
  await data.erase!(db, ann!);
  expect((await drafts()).map(({ article: { texts } }: Output<typeof listNewsDrafts>['list'][number]) => texts.en.title)).toEqual(['His']);
  expect(await usesOf(asset.assetid)).toEqual([]);
});
