import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import {
  countFresh,
  createGroup,
  createPeopleList,
  deletePeopleList,
  editPeopleList,
  findPage,
  getPeopleList,
  joinGroup,
  listListed,
  listPeopleLists,
  mutePerson,
  PEOPLE_LIST_CHARACTERS,
  PEOPLE_LISTS,
  repost,
  savePost,
  setListed,
  suggestPeople,
  type Audience,
} from '@mortar/protocol/community';
import { blockUser, dismissRecommendation, followUser } from '@mortar/protocol/relations';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { PEOPLE } from '../../../../test/modules.ts';
import { createPeople, type TestPerson } from '../../../../test/people.ts';
import { communityData } from '../personal-data.ts';

jest.setTimeout(60_000);

let server: TestApp;
let newPerson: ReturnType<typeof createPeople>;
let [ann, ben, cat]: TestPerson[] = [];
beforeAll(async () => {
  server = await createTestApp({ modules: [...PEOPLE, 'relations', 'notices', 'realtime', 'uploads', 'community'] });
  newPerson = createPeople(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  [ann, ben, cat] = [await newPerson(), await newPerson(), await newPerson()];
});

const make = (who: TestPerson, isPublic = true, name = 'Makers') => who.ask(createPeopleList, { name, description: '', isPublic });
const put = (who: TestPerson, listid: string, { uid }: TestPerson, status: 0 | 1 = 1) => who.ask(setListed, { listid, uid, status });
const uidsOn = async (viewer: TestPerson, listid: string) => (await viewer.ask(listListed, { listid })).list.map(({ uid }) => uid);
const write = (who: TestPerson, text: string, audience: Audience = 'public') =>
  who.ask(savePost, { clientid: randomUUID(), text, audience });
const feed = async (viewer: TestPerson, id: string, more: object = {}) => viewer.ask(findPage, { feed: 'list', id, ...more });
const texts = async (viewer: TestPerson, id: string) => (await feed(viewer, id)).list.map(({ post }) => post.text);

test('somebody makes a list, names it anew, puts people on it and takes them off', async () => {
  const list = await make(ann!);
  const { listid } = list;
  expect(list).toMatchObject({ name: 'Makers', isPublic: true, isOwn: true, isOn: false, people: 0, owner: { uid: ann!.uid } });
  await put(ann!, listid, ben!);
  expect(await put(ann!, listid, ben!)).toMatchObject({ people: 1 });
  await put(ann!, listid, cat!);
  expect(await uidsOn(ben!, listid)).toEqual([cat!.uid, ben!.uid]);
  await ann!.ask(editPeopleList, { listid, name: ' Makers\u202e  of things ', description: 'Clay', isPublic: true });
  expect(await ben!.ask(getPeopleList, { listid })).toMatchObject({
    name: 'Makers of things',
    description: 'Clay',
    isOwn: false,
    isOn: true,
  });
  expect(await put(ann!, listid, cat!, 0)).toMatchObject({ people: 1 });
  // Whoever does not want to be on it takes themselves off, and nobody else.
  expect(await ben!.code(setListed, { listid, uid: cat!.uid, status: 1 })).toBe(CODES.notFound);
  expect(await cat!.code(setListed, { listid, uid: ben!.uid, status: 0 })).toBe(CODES.notFound);
  expect(await put(ben!, listid, ben!, 0)).toMatchObject({ isOn: false, people: 0 });
  expect(await ben!.code(editPeopleList, { listid, name: 'Mine', description: '', isPublic: true })).toBe(CODES.notFound);
  expect(await ben!.code(deletePeopleList, { listid })).toBe(CODES.notFound);
  await ann!.ask(deletePeopleList, { listid });
  expect(await ann!.code(getPeopleList, { listid })).toBe(CODES.notFound);
});

test('a name must be there and fit; lists, and people on one, have an end', async () => {
  const long = 'x'.repeat(PEOPLE_LIST_CHARACTERS.name + 1);
  for (const name of [' \u200b ', long])
    expect((await ann!.call(createPeopleList, { name, description: '', isPublic: true })).json()).toMatchObject({
      code: CODES.validation,
      data: [{ field: 'name' }],
    });
  const { listid } = await make(ann!);
  await server.database.sql`
    insert into community_people_listed (list_id, user_id, at)
    select ${Number(listid)}, 1000000 + n, now() from generate_series(1, ${PEOPLE_LISTS.people}) n`;
  expect(await ann!.code(setListed, { listid, uid: ben!.uid, status: 1 })).toBe(CODES.communityFull);
  await server.database.sql`
    insert into community_people_lists (id, owner_id, name, description, is_public, at)
    select 7000000 + n, ${ann!.userId}, 'L', '', true, now() from generate_series(2, ${PEOPLE_LISTS.most}) n`;
  expect(await ann!.code(createPeopleList, { name: 'One more', description: '', isPublic: true })).toBe(CODES.communityFull);
});

test('a private list is its owner’s alone, and no such list is the same answer', async () => {
  const { listid } = await make(ann!, false);
  await put(ann!, listid, ben!);
  for (const [endpoint, more] of [
    [getPeopleList, {}],
    [listListed, {}],
    [setListed, { uid: ben!.uid, status: 0 }],
  ] as const) {
    const [hidden, unknown] = await Promise.all(
      [listid, '123456789'].map((id) => ben!.call(endpoint as typeof setListed, { listid: id, ...more } as never)),
    );
    expect([endpoint.id, hidden!.statusCode, hidden!.body]).toEqual([endpoint.id, unknown!.statusCode, unknown!.body]);
  }
  expect(await ben!.code(findPage, { feed: 'list', id: listid })).toBe(CODES.notFound);
  expect(await ben!.code(countFresh, { feed: 'list', id: listid, top: (await feed(ann!, listid)).top })).toBe(CODES.notFound);
  expect((await ben!.ask(listPeopleLists, { accountid: ann!.uid })).list).toEqual([]);
  expect((await ann!.ask(listPeopleLists, { holding: ben!.uid })).list).toMatchObject([{ listid, holds: true, isPublic: false }]);
  expect((await ann!.ask(listPeopleLists, { holding: cat!.uid })).list).toMatchObject([{ listid, holds: false }]);
  await ann!.ask(editPeopleList, { listid, name: 'Now', description: '', isPublic: true });
  expect((await ben!.ask(listPeopleLists, { accountid: ann!.uid })).list).toMatchObject([{ listid, holds: false }]);
});

test('who has blocked whom: nobody is on a list of somebody whom they shut out, and a list hides from whom its owner shut out', async () => {
  const { listid } = await make(ann!);
  await put(ann!, listid, ben!);
  await put(ann!, listid, cat!);
  await ben!.ask(blockUser, { uid: ann!.uid, blocked: true });
  expect([await uidsOn(ann!, listid), await uidsOn(cat!, listid)]).toEqual([[cat!.uid], [cat!.uid]]);
  expect(await cat!.ask(getPeopleList, { listid })).toMatchObject({ people: 1 });
  expect(await ben!.code(getPeopleList, { listid })).toBe(CODES.notFound);
  await write(ben!, 'Not for Ann, nor by her list');
  expect(await texts(cat!, listid)).toEqual([]);
  const dan = await newPerson();
  await dan.ask(blockUser, { uid: ann!.uid, blocked: true });
  expect(await ann!.code(setListed, { listid, uid: dan.uid, status: 1 })).toBe(CODES.notFound);
});

test('the feed of a list is what its people write and repost, each once, as the reader may see it, page by page', async () => {
  const { listid } = await make(ann!);
  await put(ann!, listid, ben!);
  await put(ann!, listid, cat!);
  const first = await write(ben!, 'One');
  await write(ben!, 'For followers', 'followers');
  await write(ann!, 'Not on it');
  await cat!.ask(repost, { postid: first.postid, status: 1 });
  await write(cat!, 'Two');
  const dan = await newPerson();
  expect(await texts(dan, listid)).toEqual(['Two', 'One']);
  expect((await feed(dan, listid)).list[1]).toMatchObject({ by: { uid: cat!.uid } });
  await dan.ask(followUser, { uid: ben!.uid });
  expect(await texts(dan, listid)).toEqual(['Two', 'One', 'For followers']);
  await dan.ask(mutePerson, { uid: cat!.uid, status: 1 });
  expect(await texts(dan, listid)).toEqual(['For followers', 'One']);

  const { cursor, top, list } = await feed(ann!, listid, { pageSize: 1 });
  await write(ben!, 'Three');
  expect((await ann!.ask(countFresh, { feed: 'list', id: listid, top })).fresh).toBe(1);
  const rest = await feed(ann!, listid, { pageSize: 5, cursor: cursor! });
  expect([...list, ...rest.list].map(({ post }) => post.text)).toEqual(['Two', 'One']);
  expect((await feed(ann!, listid, { after: top })).list.map(({ post }) => post.text)).toEqual(['Three']);
  await put(ann!, listid, ben!, 0);
  expect(await texts(ann!, listid)).toEqual(['Two', 'One']);
});

test('lists go on by cursor, and are given out and thrown away with who made them', async () => {
  const names = ['A', 'B', 'C'];
  for (const name of names) await make(ann!, true, name);
  const first = await ann!.ask(listPeopleLists, { pageSize: 2 });
  const second = await ann!.ask(listPeopleLists, { pageSize: 2, cursor: first.cursor! });
  expect([...first.list, ...second.list].map(({ name }) => name).toSorted()).toEqual(names);
  expect([first.end, second.end]).toEqual([false, true]);
  const others = await make(ben!);
  await put(ben!, others.listid, ann!);
  await put(ann!, first.list[0]!.listid, ben!);
  const data = communityData({ db: server.database.db, clock: server.clock, assets: { release: () => Promise.resolve() } });
  const given = (await data.read!(ann!)) as { lists: { name: string; people: string[] }[] };
  expect(given.lists.find(({ name }) => name === first.list[0]!.name)?.people).toEqual([ben!.uid]);
  await server.database.db.transaction((tx) => data.erase!(tx, ann!));
  expect((await ben!.ask(listPeopleLists, { accountid: ann!.uid })).list).toEqual([]);
  expect(await uidsOn(ben!, others.listid)).toEqual([]);
});

test('whom to follow: those whom mine follow come first, each with a reason; none who is followed, blocked, muted or sent away', async () => {
  const [dan, eve, fay] = [await newPerson(), await newPerson(), await newPerson()];
  await ann!.ask(followUser, { uid: ben!.uid });
  await ann!.ask(followUser, { uid: cat!.uid });
  for (const one of [ben!, cat!]) await one.ask(followUser, { uid: dan.uid });
  await eve.ask(followUser, { uid: ann!.uid });
  const { groupid } = await ann!.ask(createGroup, { name: 'Kiln', description: '', rules: [], joinRule: 'open' });
  await fay.ask(joinGroup, { groupid });
  const { list } = await ann!.ask(suggestPeople, { pageSize: 50 });
  const found = (who: TestPerson) => list.find(({ uid }) => uid === who.uid);
  expect(list.slice(0, 3).map(({ uid }) => uid)).toEqual([dan.uid, eve.uid, fay.uid]);
  expect(found(dan)!.why).toMatchObject({ reason: 'followedBy', count: 2, by: expect.arrayContaining([ben!.username, cat!.username]) });
  expect([found(eve)!.why, found(fay)!.why]).toMatchObject([{ reason: 'follower' }, { reason: 'group', group: 'Kiln' }]);
  expect([ann!, ben!, cat!].map(found)).toEqual([undefined, undefined, undefined]);

  const pages: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await ann!.ask(suggestPeople, { pageSize: 4, ...(cursor && { cursor }) });
    pages.push(...page.list.map(({ uid }) => uid));
    cursor = page.cursor;
  } while (cursor);
  expect(pages).toEqual(list.length < 50 ? list.map(({ uid }) => uid) : expect.arrayContaining(list.map(({ uid }) => uid)));
  expect(new Set(pages).size).toBe(pages.length);

  await ann!.ask(dismissRecommendation, { uid: dan.uid });
  await ann!.ask(mutePerson, { uid: eve.uid, status: 1 });
  await fay.ask(blockUser, { uid: ann!.uid, blocked: true });
  const left = (await ann!.ask(suggestPeople, { pageSize: 50 })).list.map(({ uid }) => uid);
  for (const gone of [dan, eve, fay]) expect(left).not.toContain(gone.uid);
});
