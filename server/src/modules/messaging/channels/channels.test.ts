import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CODES, SUCCESS, type Endpoint } from '@mortar/protocol';
import { uploadImage, type Asset } from '@mortar/protocol/uploads';
import {
  addUsers,
  checkUserIsExist,
  createChannel,
  createInvite,
  decideApplication,
  exitChannel,
  getChannelMute,
  getChannels,
  getChannelUsers,
  getDetails,
  getInvite,
  getLobby,
  getUserRole,
  joinChannel,
  listAudit,
  listChannelApplications,
  listInvites,
  removeUser,
  revokeInvite,
  saveBlock,
  setUserRole,
  updateChannel,
  updateProhibition,
} from '@mortar/protocol/messaging';
import { answerContact, recommendUsers, requestContact } from '@mortar/protocol/relations';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { createDataFolder } from '../../../../test/data-folder.ts';
import { PEOPLE } from '../../../../test/modules.ts';
import { createPeople, type TestPerson } from '../../../../test/people.ts';
import { testPerson } from '../../../../test/person.ts';
import { until } from '../../../../test/platform.ts';
import { encodeForm, picture } from '../../../../test/uploads.ts';

const folder = createDataFolder();
let server: TestApp;
let person: ReturnType<typeof createPeople>;
beforeAll(async () => {
  server = await createTestApp({ dataDir: folder.path, modules: [...PEOPLE, 'realtime', 'relations', 'messaging', 'uploads'] });
  person = createPeople(server);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

type Rule = 'open' | 'apply' | 'invite';
const people = (...names: string[]) => Promise.all(names.map((name) => person(name)));
const namesOf = ({ list }: { list: readonly { username: string }[] }) => list.map(({ username }) => username);

async function befriend(one: TestPerson, other: TestPerson): Promise<void> {
  await one.ask(requestContact, { uid: other.uid, text: '' });
  await other.ask(answerContact, { uid: one.uid, accepted: true });
}

test('a channel is made with people, and a link into it by its owner', async () => {
  const [owner, guest] = await people('Olga', 'Gus');
  await befriend(owner!, guest!);
  const { id } = await owner!.ask(createChannel, { name: 'Glaze', joinRule: 'open', uids: [guest!.uid] });
  const invite = await owner!.ask(createInvite, { channelid: id, hours: 1, uses: null });
  expect(invite).toMatchObject({ channelid: id, used: 0, by: { uid: owner!.uid, username: 'Olga' } });
  expect(await guest!.ask(getDetails, { channelid: id })).toMatchObject({ role: 'member' });
});

async function begin(owner: TestPerson, joinRule: Rule = 'open', name = 'Glaze'): Promise<string> {
  return (await owner.ask(createChannel, { name, joinRule })).id;
}

/** Puts somebody into a channel, as they might have come long ago. */
async function put(channelid: string, { userId }: TestPerson, role = 'member'): Promise<void> {
  await server.database
    .sql`insert into messaging_members (conversation_id, user_id, role, joined_at) values (${channelid}, ${userId}, ${role}, now())`;
  await server.database.sql`update messaging_conversations set members = members + 1 where id = ${channelid}`;
}

/** Sends a picture for a purpose. */
async function upload({ userId }: TestPerson, purpose: string): Promise<Asset> {
  const { bytes, type } = await encodeForm({ purpose, file: [await picture(640, 400), 'kiln.png'] });
  const headers = {
    origin: server.config.publicUrl,
    'sec-fetch-site': 'same-origin',
    'content-type': type,
    'content-length': String(bytes.length),
    ...testPerson(server, userId),
  };
  const answer = await server.call({ method: 'POST', url: uploadImage.path, signed: true, headers, payload: bytes });
  return answer.json<{ data: Asset }>().data;
}

/** What happened in a channel: pts, kind, who, to whom, what. */
async function linesOf(channelid: string): Promise<unknown[][]> {
  const rows = await server.database.sql`select pts::int, kind, actor_id::int, target_id::int, value from messaging_lines
    where conversation_id = ${channelid} order by pts`;
  return rows.map(({ pts, kind, actor_id, target_id, value }) => [pts, kind, actor_id, target_id, value]);
}
const kindsOf = async (channelid: string) => (await linesOf(channelid)).map(([, kind]) => kind);
const uvOf = async ({ userId }: TestPerson) =>
  Number((await server.database.sql`select uv from messaging_user_heads where user_id = ${userId}`)[0]?.['uv'] ?? 0);

describe('who may do what', () => {
  const ROLES = ['owner', 'admin', 'member', 'outsider'] as const;
  type By = (typeof ROLES)[number];
  interface Setup {
    channelid: string;
    /** Of each role another one than the caller. */
    targets: Record<By, TestPerson>;
  }
  type Try = (caller: TestPerson, setup: Setup) => Promise<number>;
  const on = (endpoint: Endpoint, target: By, input: object = {}): Try => {
    return (caller, { channelid, targets }) => caller.code(endpoint, { channelid, uid: targets[target].uid, ...input } as never);
  };
  const at = (endpoint: Endpoint, input: object = {}): Try => {
    return (caller, { channelid }) => caller.code(endpoint, { channelid, ...input } as never);
  };

  /** By role: does it, may not, or is not told that the channel is there. */
  const MATRIX: [what: string, rule: Rule, attempt: Try, expected: string][] = [
    ['reads details', 'apply', at(getDetails), 'yes yes yes yes'],
    ['reads details', 'invite', at(getDetails), 'yes yes yes unseen'],
    ['lists members', 'open', at(getChannelUsers), 'yes yes yes no'],
    ['lists members', 'invite', at(getChannelUsers), 'yes yes yes unseen'],
    ['asks for a role', 'open', on(getUserRole, 'member'), 'yes yes yes unseen'],
    ['renames', 'open', at(updateChannel, { name: 'Another' }), 'yes yes no no'],
    ['renames', 'invite', at(updateChannel, { name: 'Another' }), 'yes yes no unseen'],
    ['makes a member admin', 'open', on(setUserRole, 'member', { role: 'admin' }), 'yes no no no'],
    ['makes an admin member', 'open', on(setUserRole, 'admin', { role: 'member' }), 'yes no no no'],
    ['hands over', 'open', on(setUserRole, 'member', { role: 'owner' }), 'yes no no no'],
    ['removes a member', 'open', on(removeUser, 'member'), 'yes yes no no'],
    ['removes an admin', 'open', on(removeUser, 'admin'), 'yes no no no'],
    ['removes the owner', 'open', on(removeUser, 'owner'), 'no no no no'],
    ['mutes a member', 'open', on(updateProhibition, 'member', { minutes: 5 }), 'yes yes no no'],
    ['mutes an admin', 'open', on(updateProhibition, 'admin', { minutes: 5 }), 'yes no no no'],
    ['mutes the owner', 'open', on(updateProhibition, 'owner', { minutes: null }), 'no no no no'],
    ['mutes who is not in it', 'open', on(updateProhibition, 'outsider', { minutes: 5 }), 'unseen unseen no no'],
    ['blocks a member', 'open', on(saveBlock, 'member', { blocked: true }), 'yes yes no no'],
    ['blocks an admin', 'open', on(saveBlock, 'admin', { blocked: true }), 'yes no no no'],
    ['blocks the owner', 'open', on(saveBlock, 'owner', { blocked: true }), 'no no no no'],
    ['blocks who is not in it', 'open', on(saveBlock, 'outsider', { blocked: true }), 'yes yes no no'],
    ['reads who is muted', 'open', at(getChannelMute), 'yes yes yes no'],
    ['reads who is blocked', 'invite', at(getChannelMute, { type: 'blocked' }), 'yes yes yes unseen'],
    ['reads applications', 'apply', at(listChannelApplications), 'yes yes no no'],
    ['makes a link', 'open', at(createInvite, { hours: 1, uses: null }), 'yes yes yes no'],
    ['makes a link', 'apply', at(createInvite, { hours: 1, uses: null }), 'yes yes no no'],
    ['makes a link', 'invite', at(createInvite, { hours: 1, uses: null }), 'yes yes no unseen'],
    ['reads links', 'open', at(listInvites), 'yes yes yes no'],
    ['brings somebody', 'open', at(addUsers, { uids: ['nobody'] }), 'yes yes yes no'],
    ['brings somebody', 'apply', at(addUsers, { uids: ['nobody'] }), 'yes yes no no'],
    ['reads the audit', 'open', at(listAudit), 'yes yes no no'],
    ['leaves', 'open', at(exitChannel), 'stays yes yes unseen'],
  ];
  const OUTCOMES = { yes: SUCCESS, no: CODES.forbidden, unseen: CODES.notFound, stays: CODES.ownerLeaves };

  test.each(MATRIX)('%s (%s)', async (_what, rule, attempt, expected) => {
    const outcomes = expected.split(' ') as (keyof typeof OUTCOMES)[];
    const [owner, admin, otherAdmin, outsider, otherOutsider] = await people('Owner', 'Admin', 'Admin 2', 'Outsider', 'Outsider 2');
    for (const [index, by] of ROLES.entries()) {
      const channelid = await begin(owner!, rule);
      const [member, otherMember] = await people('Member', 'Member 2');
      for (const one of [admin!, otherAdmin!]) await put(channelid, one, 'admin');
      for (const one of [member!, otherMember!]) await put(channelid, one);
      const callers = { owner: owner!, admin: admin!, member: member!, outsider: outsider! };
      const targets = { owner: owner!, admin: otherAdmin!, member: otherMember!, outsider: otherOutsider! };
      expect([by, await attempt(callers[by], { channelid, targets })]).toEqual([by, OUTCOMES[outcomes[index]!]]);
    }
  });

  test('who was an admin has no power from that moment on, and a former owner has an admin’s', async () => {
    const [owner, admin, member] = await people('Owner', 'Admin', 'Member');
    const channelid = await begin(owner!);
    await put(channelid, admin!, 'admin');
    await put(channelid, member!);
    const mute = (by: TestPerson, uid: string) => by.code(updateProhibition, { channelid, uid, minutes: 1 });
    expect(await mute(admin!, member!.uid)).toBe(SUCCESS);
    await owner!.ask(setUserRole, { channelid, uid: admin!.uid, role: 'member' });
    expect(await mute(admin!, member!.uid)).toBe(CODES.forbidden);
    expect(await owner!.ask(setUserRole, { channelid, uid: admin!.uid, role: 'owner' })).toMatchObject({ role: 'owner' });
    expect([await mute(owner!, member!.uid), await mute(owner!, admin!.uid)]).toEqual([SUCCESS, CODES.forbidden]);
    expect((await owner!.ask(getUserRole, { channelid })).role).toBe('admin');
  });
});

describe('coming and going', () => {
  test('a channel begins with its owner and the contacts whom they bring', async () => {
    const [owner, friend, stranger] = await people('Owner', 'Friend', 'Stranger');
    await befriend(owner!, friend!);
    const uids = [friend!.uid, stranger!.uid, 'nobody'];
    const { id } = await owner!.ask(createChannel, { name: '  Kiln \u202e club ', description: 'About kilns', joinRule: 'invite', uids });
    expect(await friend!.ask(getDetails, { channelid: id })).toMatchObject({
      name: 'Kiln club',
      description: 'About kilns',
      members: 2,
      role: 'member',
    });
    expect(namesOf(await owner!.ask(getChannelUsers, { channelid: id }))).toEqual(['Owner', 'Friend']);
    expect(await linesOf(id)).toEqual([
      [1, 'created', owner!.userId, null, 'Kiln club'],
      [2, 'joined', owner!.userId, friend!.userId, ''],
    ]);
    expect([await uvOf(owner!), await uvOf(friend!), await uvOf(stranger!)]).toEqual([1, 1, 0]);
    expect(await owner!.code(createChannel, { name: ' \u200b ', joinRule: 'open' })).toBe(CODES.validation);
  });

  test('an open channel is joined at once and left again; each is a change of the channel and of the person', async () => {
    const [owner, member] = await people('Owner', 'Member');
    const channelid = await begin(owner!);
    expect(await member!.ask(joinChannel, { channelid })).toMatchObject({ state: 'joined', conversation: { id: channelid } });
    expect(await member!.ask(joinChannel, { channelid })).toMatchObject({ state: 'joined' });
    expect(await owner!.ask(checkUserIsExist, { channelid, uid: member!.uid })).toEqual({ exists: true });
    await member!.ask(exitChannel, { channelid });
    expect(await owner!.ask(checkUserIsExist, { channelid, uid: member!.uid })).toEqual({ exists: false });
    expect(await kindsOf(channelid)).toEqual(['created', 'joined', 'left']);
    expect(await uvOf(member!)).toBe(2);
    expect(await owner!.ask(getDetails, { channelid })).toMatchObject({ members: 1 });
  });

  test('an owner hands the channel over before leaving; with the last one it ends', async () => {
    const [owner, member] = await people('Owner', 'Member');
    const channelid = await begin(owner!);
    await put(channelid, member!);
    expect(await owner!.code(exitChannel, { channelid })).toBe(CODES.ownerLeaves);
    await owner!.ask(setUserRole, { channelid, uid: member!.uid, role: 'owner' });
    await owner!.ask(exitChannel, { channelid });
    await member!.ask(exitChannel, { channelid });
    expect(await member!.code(getDetails, { channelid })).toBe(CODES.notFound);
    expect(await owner!.code(joinChannel, { channelid })).toBe(CODES.notFound);
  });

  test('who applies waits for an answer', async () => {
    const [owner, one, other] = await people('Owner', 'One', 'Other');
    const channelid = await begin(owner!, 'apply');
    expect(await one!.ask(joinChannel, { channelid, text: 'Please' })).toEqual({ state: 'applied', conversation: null });
    await other!.ask(joinChannel, { channelid });
    expect(await one!.ask(getDetails, { channelid })).toMatchObject({ role: 'none', isApplied: true });
    expect(await owner!.ask(listChannelApplications, { channelid })).toMatchObject({ total: 2 });
    await owner!.ask(decideApplication, { channelid, uid: one!.uid, accepted: true });
    await owner!.ask(decideApplication, { channelid, uid: other!.uid, accepted: false });
    expect(await owner!.code(decideApplication, { channelid, uid: other!.uid, accepted: true })).toBe(CODES.notFound);
    expect([(await one!.ask(getUserRole, { channelid })).role, (await other!.ask(getUserRole, { channelid })).role]).toEqual([
      'member',
      'none',
    ]);
    expect((await owner!.ask(listAudit, { channelid })).list.map(({ action }) => action)).toEqual([
      'declined',
      'accepted',
      'applied',
      'applied',
    ]);
    expect(await kindsOf(channelid)).toEqual(['created', 'joined']);
  });

  test('who is brought in while they wait for an answer waits no more', async () => {
    const [owner, friend] = await people('Owner', 'Friend');
    await befriend(owner!, friend!);
    const channelid = await begin(owner!, 'apply');
    await friend!.ask(joinChannel, { channelid });
    await owner!.ask(addUsers, { channelid, uids: [friend!.uid] });
    expect(await owner!.ask(listChannelApplications, { channelid })).toMatchObject({ total: 0 });
    expect(await friend!.ask(getDetails, { channelid })).toMatchObject({ role: 'member', isApplied: false });
  });

  test('contacts are brought in, never a stranger or who is blocked', async () => {
    const [owner, friend, stranger, barred] = await people('Owner', 'Friend', 'Stranger', 'Barred');
    for (const one of [friend!, barred!]) await befriend(owner!, one);
    const channelid = await begin(owner!, 'invite');
    await owner!.ask(saveBlock, { channelid, uid: barred!.uid, blocked: true });
    const uids = [friend!, stranger!, barred!].map(({ uid }) => uid);
    expect(await owner!.ask(addUsers, { channelid, uids })).toEqual({ added: [friend!.uid] });
    expect(await owner!.ask(addUsers, { channelid, uids })).toEqual({ added: [] });
  });
});

describe('links', () => {
  test('one leads into a channel that nobody finds, for a time and for so many', async () => {
    const [owner, one, other, late] = await people('Owner', 'One', 'Other', 'Late');
    const channelid = await begin(owner!, 'invite', 'Hidden');
    const { code } = await owner!.ask(createInvite, { channelid, hours: 2, uses: 2 });
    const seen = await server.call({ url: `${getInvite.path}?code=${code}`, signed: true });
    expect(seen.json()).toMatchObject({ code: SUCCESS, data: { channel: { name: 'Hidden', members: 1 }, by: { username: 'Owner' } } });
    expect(await one!.code(joinChannel, { channelid })).toBe(CODES.notFound);
    expect(await one!.ask(joinChannel, { channelid, invite: code })).toMatchObject({ state: 'joined' });
    expect(await owner!.ask(listInvites, { channelid })).toMatchObject({ list: [{ code, used: 1, uses: 2 }] });
    expect(await other!.ask(joinChannel, { channelid, invite: code })).toMatchObject({ state: 'joined' });
    expect(await late!.code(joinChannel, { channelid, invite: code })).toBe(CODES.inviteOver);
    expect((await owner!.ask(listInvites, { channelid })).list).toEqual([]);
  });

  test('used by many at once, it lets in no more than it may', async () => {
    const [owner, ...many] = await people('Owner', 'A', 'B', 'C', 'D', 'E', 'F');
    const channelid = await begin(owner!, 'invite');
    const { code } = await owner!.ask(createInvite, { channelid, hours: null, uses: 3 });
    const codes = await Promise.all(many.map((one) => one.code(joinChannel, { channelid, invite: code })));
    expect(codes.toSorted()).toEqual([SUCCESS, SUCCESS, SUCCESS, CODES.inviteOver, CODES.inviteOver, CODES.inviteOver]);
    expect(await owner!.ask(getDetails, { channelid })).toMatchObject({ members: 4 });
  });

  test('it ends when it is revoked, when its time is over, and for another channel', async () => {
    const [owner, one] = await people('Owner', 'One');
    const [channelid, other] = [await begin(owner!, 'invite'), await begin(owner!, 'invite')];
    const [short, gone] = [
      await owner!.ask(createInvite, { channelid, hours: 1, uses: null }),
      await owner!.ask(createInvite, { channelid, hours: null, uses: null }),
    ];
    expect(await one!.code(joinChannel, { channelid: other, invite: gone.code })).toBe(CODES.inviteOver);
    await owner!.ask(revokeInvite, { channelid, code: gone.code });
    expect(await one!.code(joinChannel, { channelid, invite: gone.code })).toBe(CODES.inviteOver);
    const now = server.clock.now();
    server.clock.set(now + 3600_001);
    expect(await one!.code(joinChannel, { channelid, invite: short.code })).toBe(CODES.inviteOver);
    const looked = await server.call({ url: `${getInvite.path}?code=${short.code}`, signed: true });
    server.clock.set(now);
    expect(looked.json()).toMatchObject({ code: CODES.inviteOver });
  });

  test('a member revokes their own alone', async () => {
    const [owner, one, other] = await people('Owner', 'One', 'Other');
    const channelid = await begin(owner!);
    for (const member of [one!, other!]) await put(channelid, member);
    const { code } = await one!.ask(createInvite, { channelid, hours: 1, uses: null });
    expect((await other!.ask(listInvites, { channelid })).list).toEqual([]);
    expect(await other!.code(revokeInvite, { channelid, code })).toBe(CODES.forbidden);
    expect(await one!.code(revokeInvite, { channelid, code })).toBe(SUCCESS);
  });
});

describe('limits', () => {
  test('a mute has an end and a reason, which its owner, the admins and the muted read', async () => {
    const [owner, loud, quiet] = await people('Owner', 'Loud', 'Quiet');
    const channelid = await begin(owner!);
    for (const one of [loud!, quiet!]) await put(channelid, one);
    const muted = await owner!.ask(updateProhibition, { channelid, uid: loud!.uid, minutes: 10, reason: 'Too loud' });
    expect(Date.parse(muted.mutedUntil!) - server.clock.now()).toBeGreaterThan(590_000);
    const entry = { username: 'Loud', reason: 'Too loud', by: { username: 'Owner' }, until: muted.mutedUntil };
    expect(await owner!.ask(getChannelMute, { channelid })).toMatchObject({ list: [entry] });
    expect(await loud!.ask(getChannelMute, { channelid })).toMatchObject({ list: [entry] });
    expect((await quiet!.ask(getChannelMute, { channelid })).list).toEqual([]);
    expect(await owner!.ask(updateProhibition, { channelid, uid: loud!.uid, minutes: 0 })).toMatchObject({ mutedUntil: null });
    expect((await owner!.ask(getChannelMute, { channelid })).list).toEqual([]);
    expect(await owner!.ask(updateProhibition, { channelid, uid: loud!.uid, minutes: null })).toMatchObject({
      mutedUntil: '9999-12-31T00:00:00.000Z',
    });
    expect((await linesOf(channelid)).map(([, kind, , target, value]) => [kind, target, value]).slice(1)).toEqual([
      ['muted', loud!.userId, muted.mutedUntil],
      ['unmuted', loud!.userId, ''],
      ['muted', loud!.userId, '9999-12-31T00:00:00.000Z'],
    ]);
    expect(await uvOf(loud!)).toBe(3);
  });

  test('who is blocked is out and does not come in, whatever the way, until they are unblocked', async () => {
    const [owner, one] = await people('Owner', 'One');
    const channelid = await begin(owner!);
    await put(channelid, one!);
    const { code } = await owner!.ask(createInvite, { channelid, hours: null, uses: null });
    await owner!.ask(saveBlock, { channelid, uid: one!.uid, blocked: true, reason: 'Spam' });
    expect(await owner!.ask(getDetails, { channelid })).toMatchObject({ members: 1 });
    expect([await one!.code(joinChannel, { channelid }), await one!.code(joinChannel, { channelid, invite: code })]).toEqual([
      CODES.notWelcome,
      CODES.notWelcome,
    ]);
    expect(await owner!.ask(getChannelMute, { channelid, type: 'blocked' })).toMatchObject({
      list: [{ uid: one!.uid, reason: 'Spam', until: null }],
    });
    await owner!.ask(saveBlock, { channelid, uid: one!.uid, blocked: false });
    expect(await one!.ask(joinChannel, { channelid })).toMatchObject({ state: 'joined' });
    expect((await owner!.ask(listAudit, { channelid })).list.map(({ action, reason }) => [action, reason])).toEqual([
      ['unblocked', ''],
      ['blocked', 'Spam'],
      ['invited', ''],
    ]);
  });

  test('nobody in a channel is told that somebody was kept out who is not in it', async () => {
    const [owner, one, outsider] = await people('Owner', 'One', 'Outsider');
    const channelid = await begin(owner!);
    await put(channelid, one!);
    for (const { uid } of [outsider!, one!, one!]) await owner!.ask(saveBlock, { channelid, uid, blocked: true });
    // Whoever reads the lines counts each of them as one member less.
    expect(await kindsOf(channelid)).toEqual(['created', 'blocked']);
    expect(await owner!.ask(getDetails, { channelid })).toMatchObject({ members: 1 });
    expect((await owner!.ask(listAudit, { channelid })).list.map(({ action, target }) => [action, target?.username])).toEqual([
      ['blocked', 'One'],
      ['blocked', 'Outsider'],
    ]);
  });

  test('who was removed may come back by the rule', async () => {
    const [owner, one] = await people('Owner', 'One');
    const channelid = await begin(owner!);
    await put(channelid, one!);
    await owner!.ask(removeUser, { channelid, uid: one!.uid, reason: 'Off topic' });
    expect(await one!.code(getChannelUsers, { channelid })).toBe(CODES.forbidden);
    expect(await one!.ask(joinChannel, { channelid })).toMatchObject({ state: 'joined' });
    expect(await kindsOf(channelid)).toEqual(['created', 'removed', 'joined']);
  });
});

describe('what a channel is', () => {
  test('each change is a line, and nothing where nothing changes', async () => {
    const [owner, member] = await people('Owner', 'Member');
    const channelid = await begin(owner!);
    await put(channelid, member!);
    const changed = { name: 'Slow club', slowmode: 30, writers: 'admins' } as const;
    expect(await owner!.ask(updateChannel, { channelid, ...changed, description: '' })).toMatchObject(changed);
    expect(
      (await linesOf(channelid))
        .slice(1)
        .map(([, kind, , , value]) => [kind, value])
        .toSorted(),
    ).toEqual([
      ['renamed', 'Slow club'],
      ['rules', 'admins'],
      ['slowmode', '30'],
    ]);
    await owner!.ask(updateChannel, { channelid, ...changed });
    expect(await linesOf(channelid)).toHaveLength(4);
    expect(await uvOf(member!)).toBe(1);
  });

  test('its picture is a square that was sent for it, and stays when another of those who keep order saves the rules', async () => {
    const [owner, admin] = await people('Owner', 'Admin');
    const channelid = await begin(owner!);
    await put(channelid, admin!, 'admin');
    const { url: imageUrl, width, height } = await upload(owner!, 'channel');
    expect([width, height]).toEqual([512, 512]);
    expect(await owner!.ask(updateChannel, { channelid, imageUrl })).toMatchObject({ imageUrl });
    expect(await admin!.ask(updateChannel, { channelid, imageUrl, name: 'Hot glaze' })).toMatchObject({ imageUrl, name: 'Hot glaze' });
    expect((await server.call({ url: imageUrl })).statusCode).toBe(200);
    expect(await admin!.ask(updateChannel, { channelid, imageUrl: '' })).toMatchObject({ imageUrl: '' });
    expect(await kindsOf(channelid)).toEqual(['created', 'pictured', 'renamed', 'pictured']);
  });

  test('no address elsewhere, file of another or file for something else becomes its picture', async () => {
    const [owner, other] = await people('Owner', 'Other');
    const channelid = await begin(owner!);
    const [foreign, art] = [await upload(other!, 'channel'), await upload(owner!, 'art')];
    for (const imageUrl of ['https://elsewhere.example/pixel.png', '/files/AAAAAAAAAAAAAAAAAAAAAA.webp', foreign.url, art.url])
      expect(await owner!.code(updateChannel, { channelid, imageUrl })).toBe(CODES.notFound);
    expect(await owner!.ask(getDetails, { channelid })).toMatchObject({ imageUrl: '' });
  });

  test('those that may be found are found by name, the largest first, page by page; those of two people alone by both', async () => {
    const [owner, other] = await people('Owner', 'Other');
    const names = ['Quokka one', 'Quokka two', 'Quokka three'];
    const ids = [];
    for (const name of names) ids.push(await begin(owner!, 'open', name));
    const hidden = await begin(owner!, 'invite', 'Quokka hidden');
    await put(ids[1]!, other!);
    await put(hidden, other!);
    const first = await other!.ask(getChannels, { text: 'QUOKKA', pageSize: 1 });
    expect(first.list).toMatchObject([{ name: 'Quokka two', role: 'member' }]);
    const rest = await other!.ask(getChannels, { text: 'quokka', cursor: first.next! });
    expect(rest.list.map(({ name }) => name).toSorted()).toEqual(['Quokka one', 'Quokka three']);
    const before = Buffer.from(`[${Number.MAX_SAFE_INTEGER},1]`).toString('base64url');
    expect((await other!.ask(getChannels, { text: 'quokka', cursor: before })).list).toHaveLength(3);
    const shared = await other!.ask(getChannels, { uid: owner!.uid });
    expect(shared.list.map(({ name }) => name).toSorted()).toEqual(['Quokka hidden', 'Quokka two']);
  });

  test('people of the same channels are recommended before newcomers', async () => {
    const [owner, mate] = await people('Owner', 'Mate');
    const channelid = await begin(owner!);
    await put(channelid, mate!);
    await people('Newcomer');
    expect(namesOf(await owner!.ask(recommendUsers))[0]).toBe('Mate');
  });

  test('visitors see open channels alone', async () => {
    const [owner] = await people('Owner');
    const [open, closed] = [await begin(owner!, 'open', 'Lobby'), await begin(owner!, 'apply', 'Closed')];
    await server.database.sql`update messaging_conversations set members = 1000 where id in ${server.database.sql([open, closed])}`;
    await server.database
      .sql`update messaging_heads set last_at = now() + interval '1 day' where conversation_id in ${server.database.sql([open, closed])}`;
    server.clock.set(server.clock.now() + 10_000);
    const { data } = (await server.call({ url: getLobby.path, signed: true })).json<{ data: { list: object[] } }>();
    expect(data.list[0]).toMatchObject({ channelid: open, name: 'Lobby', last: null });
    expect(JSON.stringify(data)).not.toContain(closed);
  });
});

describe('lists of members', () => {
  test('owner, admins, then everybody by name, page by page, and found by a part of it', async () => {
    const [owner, ...others] = await people('Zed', 'bob', 'Alice', '陳大文', 'Carol', 'Admin B', 'Admin A');
    const channelid = await begin(owner!);
    for (const one of others) await put(channelid, one, one.username.startsWith('Admin') ? 'admin' : 'member');
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await owner!.ask(getChannelUsers, { channelid, pageSize: 2, ...(cursor && { cursor }) });
      expect(page.total).toBe(7);
      seen.push(...namesOf(page));
      cursor = page.next;
    } while (cursor);
    expect(seen).toEqual(['Zed', 'Admin A', 'Admin B', 'Alice', 'bob', 'Carol', '陳大文']);
    expect(await owner!.ask(getChannelUsers, { channelid, text: '大' })).toMatchObject({
      list: [{ username: '陳大文' }],
      total: 1,
      next: null,
    });
  });
});

describe('an account that is deleted', () => {
  /** What leaving does to the channels of somebody. */
  async function leave({ userId, uid }: TestPerson): Promise<void> {
    const { channelData } = await import('./personal-data.ts');
    const { createChanges } = await import('../conversations/index.ts');
    const { db } = server.database;
    const tell = () => Promise.resolve(true);
    const data = channelData({ db, changes: createChanges({ db, clock: server.clock, intend: () => () => {}, tell }) });
    expect(await data.read!({ userId, uid })).toMatchObject([{ role: 'owner' }, { role: 'owner' }]);
    await db.transaction((tx) => data.erase!(tx, { userId, uid }));
  }

  test('leaves its channels, and what it owned goes to who has been there longest, admins first', async () => {
    const [owner, member, admin] = await people('Owner', 'Member', 'Admin');
    const [shared, alone] = [await begin(owner!), await begin(owner!)];
    await put(shared, member!);
    await put(shared, admin!, 'admin');
    await leave(owner!);
    expect((await admin!.ask(getUserRole, { channelid: shared })).role).toBe('owner');
    expect(await kindsOf(shared)).toEqual(['created', 'role', 'left']);
    expect(await member!.code(getDetails, { channelid: alone })).toBe(CODES.notFound);
  });

  test('waits for who changes one of its channels, and never in a circle', async () => {
    const [owner, heir] = await people('Owner', 'Heir');
    const ids = [await begin(owner!), await begin(owner!)];
    for (const id of ids) await put(id, heir!);
    const later = ids.toSorted((one, other) => Number(one) - Number(other))[1]!;
    let leaving = Promise.resolve();
    await server.database.sql.begin(async (other) => {
      await other`select from messaging_heads where conversation_id = ${later} for no key update`;
      leaving = leave(owner!);
      await until('it waits for the later channel', async () => {
        const [row] = await server.database.sql`select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        return row!['waiting'] === 1;
      });
      // What the heir has of the later channel changes: they have not been given the first one yet.
      await other`insert into messaging_user_heads as head (user_id, uv) values (${heir!.userId}, 1)
        on conflict (user_id) do update set uv = head.uv + 1`;
    });
    await leaving;
    for (const channelid of ids) expect((await heir!.ask(getUserRole, { channelid })).role).toBe('owner');
  });
});
