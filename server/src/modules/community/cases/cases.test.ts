import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { CODES } from '@mortar/protocol';
import {
  APPEAL_MS,
  appealAccountCase,
  appealCase,
  createGroup,
  decideCase,
  findPage,
  getAccountCase,
  getCase,
  getCaseRole,
  getGroup,
  getOwnCase,
  getPost,
  joinGroup,
  listCases,
  listGroups,
  openSearch,
  postList,
  reportPost,
  reviewCase,
  saveComment,
  savePost,
  type CaseDecision,
  type ReportedType,
} from '@mortar/protocol/community';
import { getNews, saveNews, selectAllNews } from '@mortar/protocol/news';
import { listNotices } from '@mortar/protocol/notices';
import { getVideo, listVideos } from '@mortar/protocol/video';
import { AppError } from '../../../lib/app-error.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { PEOPLE } from '../../../../test/modules.ts';
import { createPeople, type TestPerson } from '../../../../test/people.ts';
import { until } from '../../../../test/platform.ts';
import { runCli } from '../../../../test/run-cli.ts';

jest.setTimeout(60_000);

let server: TestApp;
let newPerson: ReturnType<typeof createPeople>;
let ann: TestPerson;
let ben: TestPerson;
let mod: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  server = await createTestApp({ modules: [...PEOPLE, 'relations', 'notices', 'realtime', 'uploads', 'community', 'video', 'news'] });
  newPerson = createPeople(server);
  [mod, other] = [await newPerson('Mod'), await newPerson('Other')];
  for (const { uid } of [mod, other]) await runCli(server, 'role', 'grant', uid, 'moderator');
  for (const person of [mod, other]) await until('a moderator may judge', async () => (await person.code(listCases, {})) === CODES.success);
});
afterAll(() => server.close());
beforeEach(async () => {
  [ann, ben] = [await newPerson('Ann'), await newPerson('Ben')];
});

const write = (text: string) => ann.ask(savePost, { clientid: randomUUID(), text });
const report = (person: TestPerson, targetid: string, targettype: ReportedType = 'post') =>
  person.ask(reportPost, { targettype, targetid, reason: 'spam', text: 'Every hour' });
/** The open case of a target. */
async function caseOf(targetid: string) {
  for (let cursor: string | undefined; ;) {
    const page = await mod.ask(listCases, { state: 'open', pageSize: 50, ...(cursor !== undefined && { cursor }) });
    const found = page.list.find((one) => one.targetid === targetid);
    if (found || page.end) return found!;
    cursor = page.cursor!;
  }
}
async function decided(decision: CaseDecision) {
  const { postid } = await write(`Buy my bricks ${decision}`);
  await report(ben, postid);
  const { id } = await caseOf(postid);
  await mod.ask(decideCase, { id, decision, reason: 'spam', note: 'Advertising' });
  return { id, postid };
}

test('reports of one thing are one case, with what it said when it was reported', async () => {
  const cat = await newPerson('Cat');
  const { postid } = await write('Buy my bricks');
  await report(ben, postid);
  await report(cat, postid);
  const { id, ...shown } = await caseOf(postid);
  expect(shown).toMatchObject({
    state: 'open',
    people: 2,
    reasons: ['spam'],
    says: 'Buy my bricks',
    author: { uid: ann.uid },
    link: `/p/${postid}`,
  });
  const detail = await mod.ask(getCase, { id });
  expect(detail.reports).toMatchObject([{ text: 'Every hour' }, { text: 'Every hour' }]);
  expect(detail.history.map(({ what }) => what)).toEqual(['opened']);
});

test('nobody without the role reads or decides a case', async () => {
  const { postid } = await write('Fine');
  await report(ben, postid);
  const { id } = await caseOf(postid);
  expect([await mod.ask(getCaseRole, undefined), await ben.ask(getCaseRole, undefined)]).toEqual([{ judges: true }, { judges: false }]);
  for (const endpoint of [listCases, getCase] as const) expect(await ben.code(endpoint, { id })).toBe(CODES.forbidden);
  expect(await ann.code(decideCase, { id, decision: 'none', reason: 'spam' })).toBe(CODES.forbidden);
  expect(await ann.code(reviewCase, { id, isUpheld: false })).toBe(CODES.forbidden);
  expect(await ann.code(getOwnCase, { id })).toBe(CODES.notFound);
});

test.each([
  ['none', true, true],
  ['warn', true, true],
  ['hide', true, false],
  ['remove', false, false],
] as const)('after %s its author sees it: %s, others: %s', async (decision, own, others) => {
  const { postid } = await decided(decision);
  const sees = async (person: TestPerson) => (await person.code(getPost, { postid })) === CODES.success;
  expect([await sees(ann), await sees(ben)]).toEqual([own, others]);
  const { list } = await ann.ask(listNotices, {});
  expect(list.map(({ kind, values }) => `${kind} ${values['decision']}`)).toEqual(decision === 'none' ? [] : [`caseDecided ${decision}`]);
});

test('a reply is hidden from others, and counted no more', async () => {
  const { postid } = await write('A thread');
  const { commentid } = await ann.ask(saveComment, { postid, clientid: randomUUID(), text: 'Spam below' });
  await report(ben, commentid, 'comment');
  await mod.ask(decideCase, { id: (await caseOf(commentid)).id, decision: 'hide', reason: 'spam' });
  const threadOf = async (person: TestPerson) => (await person.ask(postList, { postid, kind: 'thread' })).thread.map(({ text }) => text);
  expect([await threadOf(ann), await threadOf(ben)]).toEqual([['Spam below'], []]);
  expect((await ben.ask(getPost, { postid })).counts.comments).toBe(0);
});

/** A public video that can be watched. */
async function film({ userId }: TestPerson): Promise<string> {
  const id = randomBytes(9).toString('base64url');
  await server.database.sql`
    insert into video_videos
      (id, user_id, asset_id, title, description, audience, demuxer, work, is_watchable, chapters, file_chapters, priority, next_at, created_at)
    values (${id}, ${userId}, ${randomBytes(16).toString('base64url')}, 'Kiln', 'At night', 'public', 'mp4', 'done', true, '[]', '[]', 0, now(), now())`;
  return id;
}

test('a video is judged as a post is: hidden its author alone has it, removed nobody, and an appeal brings it back', async () => {
  const videoid = await film(ann);
  const { postid } = await ann.ask(savePost, { clientid: randomUUID(), text: 'Look', video: videoid });
  const reported = async (decision: CaseDecision) => {
    await report(ben, videoid, 'video');
    const found = await caseOf(videoid);
    await mod.ask(decideCase, { id: found.id, decision, reason: 'stolen' });
    return found;
  };
  const sees = async (person: TestPerson) => [
    (await person.code(getVideo, { videoid })) === CODES.success,
    (await person.ask(listVideos, { uid: ann.uid })).items.length,
    (await person.ask(getPost, { postid })).video?.videoid === videoid,
  ];
  expect(await ben.code(reportPost, { targettype: 'video', targetid: 'abcdefghijkl', reason: 'spam' })).toBe(CODES.notFound);
  const hidden = await reported('hide');
  expect(hidden).toMatchObject({ targettype: 'video', says: 'Kiln\nAt night', link: `/video/${videoid}`, author: { uid: ann.uid } });
  expect([await sees(ann), await sees(ben)]).toEqual([
    [true, 0, true],
    [false, 0, false],
  ]);
  expect((await server.call({ method: 'GET', url: `/files/video/${videoid}/open/master.m3u8` })).statusCode).toBe(404);
  expect(await ben.code(reportPost, { targettype: 'video', targetid: videoid, reason: 'spam' })).toBe(CODES.notFound);
  await ann.ask(appealCase, { id: hidden.id, text: 'It is mine' });
  await other.ask(reviewCase, { id: hidden.id, isUpheld: false });
  expect(await sees(ben)).toEqual([true, 1, true]);
  await reported('remove');
  expect([await sees(ann), await sees(ben)]).toEqual([
    [false, 0, false],
    [false, 0, false],
  ]);
  expect((await ann.ask(listNotices, {})).list[0]).toMatchObject({ kind: 'caseDecided', values: { decision: 'remove' } });
});

test('news is reported and taken away, and what tells the same story goes on without it', async () => {
  const editor = await newPerson('Ed');
  await runCli(server, 'role', 'grant', editor.uid, 'editor');
  const texts = {
    en: { title: 'A kiln opens', summary: 'Today', body: 'All of it.' },
    'zh-HK': { title: '新窯', summary: '今天', body: '全部。' },
  };
  await until(
    'an editor may write',
    async () => (await editor.code(saveNews, { category: 'headlines', tags: [], texts })) === CODES.success,
  );
  const [first] = (await ben.ask(selectAllNews, {})).list;
  const newsid = first!.lead.newsid;
  const [other1] = await server.database.sql<{ id: string }[]>`
    insert into news_items (source_id, url, category, tags, texts, published_at, simhash, story_id)
    values (null, 'https://elsewhere.example/a', 'headlines', '{}', '{"en":{"title":"A kiln opens today","summary":""}}', now(), 0, ${newsid}) returning id`;
  await report(ben, newsid, 'news');
  const found = await caseOf(newsid);
  expect(found).toMatchObject({ targettype: 'news', author: { uid: editor.uid }, link: `/news/${newsid}` });
  expect(await mod.code(decideCase, { id: found.id, decision: 'hide', reason: 'misleading' })).toBe(CODES.notPossible);
  await mod.ask(decideCase, { id: found.id, decision: 'remove', reason: 'misleading' });
  expect(await ben.code(getNews, { newsid })).toBe(CODES.notFound);
  expect((await ben.ask(selectAllNews, {})).list.map(({ lead }) => lead.newsid)).toEqual([other1!.id]);
  // Nobody of this site answers for what another one writes.
  await report(ben, other1!.id, 'news');
  const foreign = await caseOf(other1!.id);
  expect(await mod.code(decideCase, { id: foreign.id, decision: 'warn', reason: 'spam' })).toBe(CODES.notPossible);
  await mod.ask(decideCase, { id: foreign.id, decision: 'remove', reason: 'spam' });
  expect((await ben.ask(selectAllNews, {})).list).toEqual([]);
  await editor.ask(appealCase, { id: found.id, text: 'All of it is true' });
  await other.ask(reviewCase, { id: found.id, isUpheld: false });
  expect((await ben.ask(selectAllNews, {})).list.map(({ lead }) => lead.newsid)).toEqual([newsid]);
});

test('a closed group is gone with what only its members read, and an appeal opens it again as it was', async () => {
  const { groupid } = await ann.ask(createGroup, { name: 'Glaze Lab', description: 'Buy here' });
  await ben.ask(joinGroup, { groupid });
  const inside = await ann.ask(savePost, { clientid: randomUUID(), text: 'For us', audience: 'group', groupid });
  const outside = await ann.ask(savePost, { clientid: randomUUID(), text: 'For all', groupid });
  const state = async (person: TestPerson) => ({
    group: await person.code(getGroup, { groupid }),
    join: await person.code(joinGroup, { groupid }),
    listed: (await person.ask(listGroups, { kind: 'mine' })).list.length,
    found: (await person.ask(openSearch, { q: 'Glaze Lab', kind: 'groups' })).groups.length,
    feed: (await person.ask(findPage, { feed: 'group', id: groupid })).list.length,
    inside: await person.code(getPost, { postid: inside.postid }),
    outside: (await person.ask(getPost, { postid: outside.postid })).group?.name ?? null,
  });
  const [yes, no] = [CODES.success, CODES.notFound];
  const open = { group: yes, join: yes, listed: 1, found: 1, feed: 2, inside: yes, outside: 'Glaze Lab' };
  const closed = { group: no, join: no, listed: 0, found: 0, feed: 0, inside: no, outside: null };
  expect(await state(ben)).toEqual(open);
  await report(ben, groupid, 'group');
  const { id } = await caseOf(groupid);
  expect(await mod.code(decideCase, { id, decision: 'remove', reason: 'spam' })).toBe(CODES.notPossible);
  await mod.ask(decideCase, { id, decision: 'close', reason: 'spam' });
  expect(await state(ben)).toEqual(closed);
  // What somebody wrote stays theirs.
  expect(await state(ann)).toEqual({ ...closed, inside: yes });
  expect(await ann.code(savePost, { clientid: randomUUID(), text: 'More', groupid })).toBe(CODES.groupRefused);
  expect(await ben.code(reportPost, { targettype: 'group', targetid: groupid, reason: 'spam' })).toBe(CODES.notFound);
  expect((await ann.ask(listNotices, {})).list[0]).toMatchObject({
    kind: 'caseDecided',
    values: { text: 'Glaze Lab', decision: 'close' },
    link: `/cases/${id}`,
  });
  await ann.ask(appealCase, { id, text: 'Nothing is sold there' });
  await other.ask(reviewCase, { id, isUpheld: false });
  expect(await state(ben)).toEqual(open);
});

test('a suspended account is shut out within a second, and what it wrote is gone', async () => {
  await write('By somebody who leaves');
  const videoid = await film(ann);
  expect(await ben.code(getVideo, { videoid })).toBe(CODES.success);
  await report(ben, ann.uid, 'account');
  const { id } = await caseOf(ann.uid);
  expect(await mod.code(decideCase, { id, decision: 'hide', reason: 'spam' })).toBe(CODES.notPossible);
  await mod.ask(decideCase, { id, decision: 'suspend', reason: 'harassment' });
  await until('the account is refused', async () => (await ann.code(listNotices, {})) === CODES.accountBlacklisted, 1000);
  expect((await ben.ask(postList, { accountid: ann.uid })).list).toEqual([]);
  expect(await ben.code(getVideo, { videoid })).toBe(CODES.notFound);
  expect((await runCli(server, 'blacklist', 'list')).text).toContain(ann.uid);
});

/** What a refused login gives somebody who is shut out. */
async function passOf({ uid }: TestPerson): Promise<string> {
  await until('the account is shut out', async () => server.identity.standing.banOfAccount(uid) !== undefined);
  try {
    server.identity.letIn(uid);
  } catch (error) {
    if (error instanceof AppError) return (error.data as { appeal: string }).appeal;
  }
  throw new Error('they were let in');
}

test('who is suspended reads why by the pass of a refused login, appeals once, and comes back', async () => {
  await report(ben, ann.uid, 'account');
  const { id } = await caseOf(ann.uid);
  await mod.ask(decideCase, { id, decision: 'suspend', reason: 'harassment', note: 'Three times' });
  const pass = await passOf(ann);
  // They have no session: anybody's call with the pass is theirs, and no other one is.
  expect(await ann.code(appealCase, { id, text: 'Please' })).toBe(CODES.accountBlacklisted);
  expect(await ben.code(getAccountCase, { pass: pass.replace(/\.uid-\d+/, `.${ben.uid}`) })).toBe(CODES.notFound);
  expect((await ben.ask(getAccountCase, { pass })).case).toMatchObject({ decision: 'suspend', note: 'Three times', canAppeal: true });
  expect(await ben.code(appealAccountCase, { pass, text: '  ' })).toBe(CODES.validation);
  expect(await ben.ask(appealAccountCase, { pass, text: 'It was not me' })).toMatchObject({ state: 'appealed', canAppeal: false });
  expect(await ben.code(appealAccountCase, { pass, text: 'Again' })).toBe(CODES.notPossible);
  await other.ask(reviewCase, { id, isUpheld: false });
  await until('they are let in', async () => (await ann.code(listNotices, {})) === CODES.success);
  expect((await ben.ask(getAccountCase, { pass })).case).toMatchObject({ state: 'closed', isUpheld: false });
  server.clock.set(server.clock.now() + 3600_001);
  expect(await ben.code(getAccountCase, { pass })).toBe(CODES.notFound);
});

test('whom an operator shut out without a case is told that there is none', async () => {
  await runCli(server, 'blacklist', 'add', 'account', ann.uid);
  const pass = await passOf(ann);
  expect(await ben.ask(getAccountCase, { pass })).toEqual({ case: null });
  expect(await ben.code(appealAccountCase, { pass, text: 'Please' })).toBe(CODES.notFound);
});

test('an author appeals once, and another moderator takes the decision back', async () => {
  const { id, postid } = await decided('remove');
  expect(await ann.ask(getOwnCase, { id })).toMatchObject({ decision: 'remove', reason: 'spam', note: 'Advertising', canAppeal: true });
  expect(await ben.code(appealCase, { id, text: 'Not mine' })).toBe(CODES.notFound);
  expect(await ann.code(appealCase, { id, text: '   ' })).toBe(CODES.validation);
  expect(await ann.ask(appealCase, { id, text: 'It is a recipe' })).toMatchObject({ state: 'appealed', canAppeal: false });
  expect(await ann.code(appealCase, { id, text: 'Again' })).toBe(CODES.notPossible);
  expect(await mod.code(reviewCase, { id, isUpheld: true })).toBe(CODES.forbidden);
  const closed = await other.ask(reviewCase, { id, isUpheld: false, note: 'It is' });
  expect(closed.history.map(({ what, by }) => `${what} ${by}`)).toEqual(['opened ', 'decided Mod', 'appealed ', 'reversed Other']);
  expect(await ben.code(getPost, { postid })).toBe(CODES.success);
  expect((await ann.ask(listNotices, {})).list[0]).toMatchObject({
    kind: 'caseReviewed',
    values: { outcome: 'reversed' },
    link: `/cases/${id}`,
  });
  expect(await other.code(reviewCase, { id, isUpheld: true })).toBe(CODES.notPossible);
  const kept = await server.database.sql`select actor, action from account_audit where target = ${`community:post:${postid}`} order by id`;
  expect(kept.map(({ actor, action }) => [actor, action])).toEqual([
    [`user:${mod.uid}`, 'community.case.decide'],
    [`user:${other.uid}`, 'community.case.review'],
  ]);
});

test('a decision that stands stays as it is, and after its time nobody appeals', async () => {
  const upheld = await decided('hide');
  await ann.ask(appealCase, { id: upheld.id, text: 'Please' });
  await other.ask(reviewCase, { id: upheld.id, isUpheld: true });
  expect(await ben.code(getPost, { postid: upheld.postid })).toBe(CODES.notFound);
  const late = await decided('warn');
  server.clock.set(server.clock.now() + APPEAL_MS + 1000);
  expect(await ann.ask(getOwnCase, { id: late.id })).toMatchObject({ canAppeal: false });
  expect(await ann.code(appealCase, { id: late.id, text: 'Late' })).toBe(CODES.notPossible);
});

test('of two moderators who decide at once one does, and none decides about themself', async () => {
  const { postid } = await write('At once');
  await report(ben, postid);
  const { id } = await caseOf(postid);
  const codes = await Promise.all([mod, other].map((one) => one.code(decideCase, { id, decision: 'remove', reason: 'spam' })));
  expect(codes.toSorted()).toEqual([CODES.success, CODES.notPossible].toSorted());
  const mine = await mod.ask(savePost, { clientid: randomUUID(), text: 'By a moderator' });
  await report(ben, mine.postid);
  expect(await mod.code(decideCase, { id: (await caseOf(mine.postid)).id, decision: 'none', reason: 'spam' })).toBe(CODES.forbidden);
});
