import { expect } from '@jest/globals';
import * as fc from 'fast-check';
import { runAround } from '../entities/log/index.ts';
import { createFakeClient, type FakeClient } from './fake-client.ts';
import { createFakeServer, type FakeServer } from './fake-server.ts';

const PEOPLE = ['ann', 'bea', 'cem'];
/** Ann has two devices. */
const DEVICES = ['ann', 'ann', 'bea', 'cem'];

/** Of 41 times that a backup may be restored it is so often. */
const RESTORED = 3;

/** Messages that come at once: more than a catch-up brings. */
const MOST_POSTS = 16;

/** How likely each thing is to happen next. */
const LIKELY = {
  write: 3,
  step: 6,
  deliver: 8,
  deliverAny: 3,
  double: 2,
  lose: 2,
  edit: 1,
  recall: 1,
  join: 1,
  post: 3,
  read: 1,
  save: 1,
  crash: 1,
  disconnect: 1,
  connect: 3,
  jump: 4,
  follow: 1,
  beat: 1,
  restore: 1,
} as const;
const what = fc.oneof(...Object.entries(LIKELY).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name as keyof typeof LIKELY) })));

const happening = fc.record({
  what,
  who: fc.nat({ max: DEVICES.length - 1 }),
  which: fc.nat({ max: 40 }),
  isNudge: fc.boolean(),
});
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

/** What came of a run, over all who wrote. */
interface Tally {
  sent: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  outOfOrder: number;
}

/** Runs so many stories, prints what came of them, and tells their sums. */
export function liveThrough({ stories, seed }: { stories: number; seed: number }): Tally {
  const sum: Tally = { sent: 0, acknowledged: 0, lost: 0, doubled: 0, outOfOrder: 0 };
  const story = fc.array(happening, { minLength: 60, maxLength: 300, size: 'max' });
  const property = fc.property(story, (happenings) => {
    const tally = live(happenings);
    for (const name of Object.keys(sum) as (keyof Tally)[]) sum[name] += tally[name];
    expect(tally).toMatchObject({ lost: 0, doubled: 0, outOfOrder: 0 });
  });
  fc.assert(property, { numRuns: stories, seed });
  const figures = Object.entries(sum).map(([name, count]) => `${name} ${count}`);
  process.stdout.write(`Messages in ${stories} stories: ${figures.join(', ')}\n`);
  return sum;
}

/** Runs one story through a line that breaks, then lets it heal, and says what came of it. */
function live(story: readonly Happening[]): Tally {
  const server = createFakeServer(PEOPLE);
  const clients = DEVICES.map((uid, device) => createFakeClient(uid, device, server));
  for (let seq = 0; seq < 5; seq += 1) server.send('bea', `before-${seq}`, 'Written before', false);
  heal(server, clients);
  for (const happens of story) {
    happen(server, clients, happens);
    spread(server, clients);
  }
  heal(server, clients);
  for (const client of clients) expectTruth(server, client);
  return tallyOf(server, clients);
}

function happen(server: FakeServer, clients: readonly FakeClient[], { what, who, which, isNudge }: Happening): void {
  const client = clients[who]!;
  const seq = (which % Math.max(1, server.messages.length)) + 1;
  switch (what) {
    case 'write':
      return client.write(`Text ${which}`);
    case 'post':
      return post(server, (which % MOST_POSTS) + 1, isNudge);
    case 'edit':
      return void server.edit(seq, `Edited ${which}`, isNudge);
    case 'recall':
      return void server.recall(seq, isNudge);
    case 'join':
      return server.join(isNudge);
    case 'restore':
      if (which > RESTORED) return;
      server.restore();
      return clients.forEach((each) => each.disconnect());
    case 'step':
      return void client.step(isNudge);
    case 'deliver':
      return void client.deliver(0);
    case 'deliverAny':
      return void client.deliver(which);
    case 'double':
      return void client.double(which);
    case 'lose':
      return client.lose(which);
    case 'jump':
      return client.jump(seq);
    default:
      return client[what]();
  }
}

function post(server: FakeServer, count: number, isNudge: boolean): void {
  for (let sent = 0; sent < count; sent += 1) server.send('bea', `post-${server.messages.length}`, 'Posted elsewhere', isNudge);
}

function spread(server: FakeServer, clients: readonly FakeClient[]): void {
  for (const told of server.takeTold()) for (const client of clients) client.hear(told);
}

/** So often a healthy line is asked whether all is said; more is a circle. */
const MOST_STEPS = 2000;

/** Everybody is connected, nothing is lost any more: what is open is finished. */
function heal(server: FakeServer, clients: readonly FakeClient[]): void {
  for (const client of clients) {
    client.disconnect();
    client.connect();
  }
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    let isBusy = false;
    for (const client of clients) {
      isBusy = client.step() || isBusy;
      while (client.parcels() > 0) {
        isBusy = true;
        client.deliver(0);
        spread(server, clients);
      }
      client.beat();
    }
    if (!isBusy && clients.every((client) => client.isAtRest())) return;
  }
  throw new Error('A healthy line does not come to rest');
}

function expectTruth(server: FakeServer, client: FakeClient): void {
  const timeline = client.timeline()!;
  const { epoch, pts, seq } = server.head();
  expect([timeline.epoch, timeline.pts, timeline.waiting]).toEqual([epoch, pts, []]);
  for (const { from, to, asOf } of timeline.ranges.filter((range) => range.asOf === pts)) {
    const held = Array.from({ length: to - from + 1 }, (_, index) => timeline.messages.get(from + index));
    expect({ asOf, held }).toEqual({ asOf, held: server.messages.slice(from - 1, to) });
  }
  client.follow();
  while (client.step()) while (client.parcels() > 0) client.deliver(0);
  const part = client.part()!;
  expect([part.to, runAround(timeline.ranges, seq)?.to ?? 0]).toEqual([seq, seq]);
  const keys = part.items.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(part.items.flatMap((item) => (item.kind === 'message' ? [item.message] : []))).toEqual(server.messages.slice(part.from - 1));
  const { lastSeq, readSeq, unread_num } = client.log().conversations['1']!;
  expect([lastSeq, readSeq]).toEqual([seq, server.users.get(client.uid)!.readSeq]);
  if (readSeq === lastSeq) expect(unread_num).toBe(0);
}

function tallyOf(server: FakeServer, clients: readonly FakeClient[]): Tally {
  const tally = { sent: 0, acknowledged: 0, lost: 0, doubled: 0, outOfOrder: 0 };
  for (const { uid, written, acknowledged } of clients) {
    const places = written.map((clientId) =>
      server.messages.filter((message) => message.clientId === clientId && message.sender.uid === uid),
    );
    const seqs = places.flatMap(([first]) => first?.seq ?? []);
    tally.sent += written.length;
    tally.acknowledged += acknowledged.size;
    tally.lost += places.filter((found) => found.length === 0).length;
    tally.doubled += places.filter((found) => found.length > 1).length;
    tally.outOfOrder += seqs.filter((seq, index) => index > 0 && seq < seqs[index - 1]!).length;
  }
  return tally;
}
