import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import {
  answerContact,
  blockUser,
  dismissRecommendation,
  findApplications,
  followUser,
  getPrivacy,
  getUserInfo,
  listBlocked,
  listContacts,
  recommendUsers,
  removeContact,
  requestContact,
  searchUsers,
  setPrivacy,
  unfollowUser,
} from '@mortar/protocol/relations';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { PEOPLE } from '../../../test/modules.ts';
import { createPeople, type TestPerson } from '../../../test/people.ts';
import { relationsModule, type Relations } from './index.ts';

let server: TestApp;
let person: ReturnType<typeof createPeople>;
let relations: Relations;
beforeAll(async () => {
  server = await createTestApp({ modules: [...PEOPLE, 'relations'] });
  person = createPeople(server);
  ({ relations } = relationsModule(server, { channelMates: () => Promise.resolve([]), notify: () => Promise.resolve() }));
});
afterAll(() => server.close());

const people = (...names: string[]) => Promise.all(names.map((name) => person(name)));
const uidsOf = ({ list }: { list: readonly { uid: string }[] }) => list.map(({ uid }) => uid);
const stateOf = async (one: TestPerson, other: TestPerson) => (await one.ask(getUserInfo, { uid: other.uid })).contact;
async function befriend(one: TestPerson, other: TestPerson): Promise<void> {
  await one.ask(requestContact, { uid: other.uid, text: '' });
  await other.ask(answerContact, { uid: one.uid, accepted: true });
}

describe('contacts', () => {
  test('a request waits for an answer, and makes contacts when it is accepted', async () => {
    const [ann, ben] = await people('Ann', 'Ben');
    expect(await ann!.ask(requestContact, { uid: ben!.uid, text: 'We met at the fair' })).toMatchObject({ contact: 'asked' });
    expect(await ben!.ask(findApplications, { type: 'requests' })).toMatchObject({
      list: [{ uid: ann!.uid, username: 'Ann', contact: 'asks', text: 'We met at the fair' }],
      total: 1,
      next: null,
    });
    expect(uidsOf(await ann!.ask(findApplications, { type: 'sent' }))).toEqual([ben!.uid]);
    expect(await ben!.ask(answerContact, { uid: ann!.uid, accepted: true })).toMatchObject({ contact: 'contact' });
    expect([uidsOf(await ann!.ask(listContacts)), uidsOf(await ben!.ask(listContacts))]).toEqual([[ben!.uid], [ann!.uid]]);
    expect((await ben!.ask(findApplications, { type: 'requests' })).total).toBe(0);
  });

  test('who asks back accepts, also when both ask at once', async () => {
    const [ann, ben] = await people('Ann', 'Ben');
    await Promise.all([ann!.ask(requestContact, { uid: ben!.uid, text: '' }), ben!.ask(requestContact, { uid: ann!.uid, text: '' })]);
    expect([await stateOf(ann!, ben!), await stateOf(ben!, ann!)]).toEqual(['contact', 'contact']);
  });

  test('who is declined is not told and does not get through again; who declined may ask later', async () => {
    const [ann, ben] = await people('Ann', 'Ben');
    await ann!.ask(requestContact, { uid: ben!.uid, text: '' });
    await ben!.ask(answerContact, { uid: ann!.uid, accepted: false });
    expect([await stateOf(ann!, ben!), await stateOf(ben!, ann!)]).toEqual(['asked', 'none']);
    await ann!.ask(removeContact, { uid: ben!.uid });
    await ann!.ask(requestContact, { uid: ben!.uid, text: 'Again' });
    expect(await ben!.ask(findApplications, { type: 'requests' })).toMatchObject({ list: [], total: 0 });
    expect(await ben!.code(answerContact, { uid: ann!.uid, accepted: true })).toBe(CODES.notFound);
    expect(await ben!.ask(requestContact, { uid: ann!.uid, text: '' })).toMatchObject({ contact: 'contact' });
  });

  test('a request is taken back, a contact taken off on both sides', async () => {
    const [ann, ben] = await people('Ann', 'Ben');
    await ann!.ask(requestContact, { uid: ben!.uid, text: '' });
    expect(await ann!.ask(removeContact, { uid: ben!.uid })).toMatchObject({ contact: 'none' });
    await befriend(ann!, ben!);
    await ben!.ask(removeContact, { uid: ann!.uid });
    expect([await stateOf(ann!, ben!), await stateOf(ben!, ann!)]).toEqual(['none', 'none']);
  });

  test('they are listed by name, page by page, and found by a part of it', async () => {
    const [ann] = await people('Ann');
    const [zoe, bob, chan] = await people('zoe', 'Bob', '陳大文');
    for (const other of [zoe!, bob!, chan!]) await befriend(ann!, other);
    const first = await ann!.ask(listContacts, { pageSize: 2 });
    expect(uidsOf(first)).toEqual([bob!.uid, zoe!.uid]);
    expect(await ann!.ask(listContacts, { pageSize: 2, cursor: first.next! })).toMatchObject({ list: [{ uid: chan!.uid }], next: null });
    expect(uidsOf(await ann!.ask(listContacts, { text: 'OB' }))).toEqual([bob!.uid]);
    expect(await ann!.code(listContacts, { cursor: Buffer.from('["\\u0000","x"]').toString('base64url') })).toBe(CODES.validation);
  });

  test('lists by time have pages too, where many came at the same moment', async () => {
    const [ann, ...fans] = await people('Ann', 'A', 'B', 'C', 'D', 'E');
    server.clock.freeze();
    for (const fan of fans) await fan.ask(followUser, { uid: ann!.uid });
    server.clock.set(Date.now());
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await ann!.ask(findApplications, { type: 'followers', pageSize: 2, ...(cursor && { cursor }) });
      expect(page.total).toBe(5);
      seen.push(...uidsOf(page));
      cursor = page.next;
    } while (cursor);
    expect(seen.toSorted()).toEqual(fans.map(({ uid }) => uid).toSorted());
  });

  test('nobody asks themselves or somebody who is not there', async () => {
    const [ann] = await people('Ann');
    expect(await ann!.code(requestContact, { uid: ann!.uid, text: '' })).toBe(CODES.conflict);
    expect(await ann!.code(requestContact, { uid: 'nobody', text: '' })).toBe(CODES.notFound);
  });
});

describe('following and blocking', () => {
  test('it tells who follows whom, both ways', async () => {
    const [ann, ben] = await people('Ann', 'Ben');
    await ann!.ask(followUser, { uid: ben!.uid });
    expect(await ann!.ask(followUser, { uid: ben!.uid })).toMatchObject({ follows: true, isFollower: false });
    expect(await ben!.ask(getUserInfo, { uid: ann!.uid })).toMatchObject({ follows: false, isFollower: true });
    expect(uidsOf(await ann!.ask(findApplications, { type: 'following' }))).toEqual([ben!.uid]);
    expect(await ann!.ask(unfollowUser, { uid: ben!.uid })).toMatchObject({ follows: false });
  });

  test('a block ends everything both ways and says nothing to the other, who is refused as by choice', async () => {
    const [ann, ben] = await people('Ann', 'Ben');
    await befriend(ann!, ben!);
    await ben!.ask(followUser, { uid: ann!.uid });
    expect(await ann!.ask(blockUser, { uid: ben!.uid, blocked: true })).toMatchObject({
      contact: 'none',
      isFollower: false,
      isBlocked: true,
    });
    expect(await ben!.ask(getUserInfo, { uid: ann!.uid })).toMatchObject({ contact: 'none', follows: false, isBlocked: false });
    expect([
      await ben!.code(requestContact, { uid: ann!.uid, text: '' }),
      await ben!.code(followUser, { uid: ann!.uid }),
      await ann!.code(requestContact, { uid: ben!.uid, text: '' }),
    ]).toEqual([CODES.notWelcome, CODES.notWelcome, CODES.conflict]);
    expect(uidsOf(await ann!.ask(listBlocked))).toEqual([ben!.uid]);
    expect([...(await relations.blockedBy(server.database.db, ben!.userId, [ann!.userId]))]).toEqual([ann!.userId]);
    expect(await ann!.ask(blockUser, { uid: ben!.uid, blocked: false })).toMatchObject({ isBlocked: false });
    expect(await ben!.code(requestContact, { uid: ann!.uid, text: '' })).toBe(SUCCESS);
  });
});

describe('privacy', () => {
  const may = (from: TestPerson, to: TestPerson) => relations.mayWrite(server.database.db, from.userId, to.userId);

  test('it says who may begin a chat', async () => {
    const [ann, ben, eve] = await people('Ann', 'Ben', 'Eve');
    await befriend(ann!, ben!);
    expect(await ann!.ask(getPrivacy)).toEqual({ whoWrites: 'everyone', showsPresence: true, showsReading: true });
    expect([await may(eve!, ann!), await may(ben!, ann!)]).toEqual([true, true]);
    await ann!.ask(setPrivacy, { whoWrites: 'contacts' });
    expect([await may(eve!, ann!), await may(ben!, ann!)]).toEqual([false, true]);
    await ann!.ask(setPrivacy, { whoWrites: 'nobody' });
    expect([await may(eve!, ann!), await may(ben!, ann!)]).toEqual([false, false]);
    expect(await eve!.code(requestContact, { uid: ann!.uid, text: '' })).toBe(CODES.notWelcome);
    await ann!.ask(setPrivacy, { whoWrites: 'everyone' });
    await ann!.ask(blockUser, { uid: ben!.uid, blocked: true });
    expect([await may(ben!, ann!), await may(ann!, ben!)]).toEqual([false, false]);
  });

  test('it keeps what was not named', async () => {
    const [ann, ben] = await people('Ann', 'Ben');
    await ann!.ask(setPrivacy, { showsReading: false });
    expect(await ann!.ask(setPrivacy, { showsPresence: false })).toEqual({
      whoWrites: 'everyone',
      showsPresence: false,
      showsReading: false,
    });
    expect(await relations.privacyOf([ann!.userId, ben!.userId])).toEqual(
      new Map([
        [ann!.userId, { whoWrites: 'everyone', showsPresence: false, showsReading: false }],
        [ben!.userId, { whoWrites: 'everyone', showsPresence: true, showsReading: true }],
      ]),
    );
  });
});

describe('search', () => {
  test.each([
    ['a part of a name', 'orenz'],
    ['other capitals', 'LORENZO'],
    ['one Chinese sign', '龘'],
    ['the middle of a Chinese name', '龘三'],
  ])('it finds by %s', async (_how, text) => {
    const [ann, one] = await people('Ann', 'Lorenzo 李龘三');
    expect(uidsOf(await ann!.ask(searchUsers, { text }))).toContain(one!.uid);
  });

  test('names that begin so come first, and it has pages', async () => {
    const [ann, inside, begins] = await people('Ann', 'The Quixote', 'Quixote');
    const first = await ann!.ask(searchUsers, { text: 'quixote', pageSize: 1 });
    expect([uidsOf(first), first.next]).toEqual([[begins!.uid], '1']);
    expect(await ann!.ask(searchUsers, { text: 'quixote', pageSize: 1, cursor: first.next! })).toMatchObject({
      list: [{ uid: inside!.uid }],
      next: null,
    });
  });

  test('it finds by the exact uid alone, never the caller, and takes signs of patterns as they are', async () => {
    const [ann, ben] = await people('Unfindable', 'Ben');
    expect(uidsOf(await ann!.ask(searchUsers, { text: ben!.uid }))).toEqual([ben!.uid]);
    expect(uidsOf(await ann!.ask(searchUsers, { text: 'Unfindable' }))).toEqual([]);
    expect(uidsOf(await ann!.ask(searchUsers, { text: '%' }))).toEqual([]);
    expect(uidsOf(await ann!.ask(searchUsers, { text: '  ' }))).toEqual([]);
  });
});

describe('recommendations', () => {
  test('contacts of contacts come first, then people of the same channels, then newcomers; whoever is known already does not', async () => {
    const [ann, ben, near, mate, sent, shy] = await people('Ann', 'Ben', 'Near', 'Mate', 'Sent', 'Shy');
    await befriend(ann!, ben!);
    await befriend(ben!, near!);
    await ann!.ask(requestContact, { uid: sent!.uid, text: '' });
    await shy!.ask(setPrivacy, { whoWrites: 'nobody' });
    await person('Newest');
    const found = uidsOf(await ann!.ask(recommendUsers, { pageSize: 100 }));
    expect(found[0]).toBe(near!.uid);
    for (const known of [ann!, ben!, sent!, shy!]) expect(found).not.toContain(known.uid);
    expect(found).toContain(mate!.uid);
    const [first] = found;
    await ann!.ask(dismissRecommendation, { uid: first! });
    expect(uidsOf(await ann!.ask(recommendUsers, { pageSize: 100 }))).not.toContain(first);
  });
});

describe('look-alike names', () => {
  test('a stranger is held against contacts and the site’s own people, a contact is not', async () => {
    const [ann, friend, team] = await people('Ann', 'Maria Lam', 'Mortar Support');
    const [fake, fakeTeam, other] = await people('Mаria Lаm', 'mortar support', 'Somebody Else');
    await befriend(ann!, friend!);
    await server.database.sql`insert into account_roles (user_id, role, by, at) values (${team!.userId}, 'operator', 'test', now())`;
    const looksLike = async (one: TestPerson) => (await ann!.ask(getUserInfo, { uid: one.uid })).looksLike;
    expect([await looksLike(fake!), await looksLike(fakeTeam!)]).toEqual(['Maria Lam', 'Mortar Support']);
    expect([await looksLike(friend!), await looksLike(team!), await looksLike(other!), await looksLike(ann!)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(await relations.looksLikeOf(ann!.userId, new Map([[fake!.userId, 'Mаria Lаm']]))).toEqual(
      new Map([[fake!.userId, 'Maria Lam']]),
    );
  });
});

describe('personal data', () => {
  test('it is given out, and nothing of it stays', async () => {
    const [ann, ben] = await people('Ann', 'Ben');
    await ben!.ask(requestContact, { uid: ann!.uid, text: 'Hello' });
    await ann!.ask(followUser, { uid: ben!.uid });
    await ann!.ask(setPrivacy, { whoWrites: 'contacts' });
    const [data] = relationsModule(server, { channelMates: () => Promise.resolve([]), notify: () => Promise.resolve() }).personalData!;
    expect(await data!.read!(ann!)).toMatchObject({
      privacy: { whoWrites: 'contacts' },
      people: expect.arrayContaining([
        expect.objectContaining({ kind: 'asks', uid: ben!.uid, text: 'Hello' }),
        expect.objectContaining({ kind: 'follow', uid: ben!.uid }),
      ]),
    });
    await data!.erase!(server.database.db, ann!);
    expect(uidsOf(await ben!.ask(findApplications, { type: 'sent' }))).toEqual([]);
    expect((await ben!.ask(findApplications, { type: 'followers' })).total).toBe(0);
    expect(await ann!.ask(getPrivacy)).toMatchObject({ whoWrites: 'everyone' });
  });
});
