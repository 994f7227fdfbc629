import 'fake-indexeddb/auto';
import { afterEach, expect, jest, test } from '@jest/globals';
import { apply, EMPTY_LOG, type Log, type LogEvent, type Outgoing } from '../log/index.ts';
import { conversationOf, messageOf } from '../../testing/rows.ts';
import {
  forgetLog,
  forgetOutgoing,
  keepDraft,
  keepLog,
  keepOutgoing,
  readDrafts,
  readOutbox,
  restoreLog,
  restoreTimeline,
} from './index.ts';

afterEach(() => void jest.restoreAllMocks());

const NOW = Date.UTC(2030, 0, 1);
const headAt = (seq: number, epoch = 'first') => ({ id: '1', epoch, seq, pts: seq });
const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => messageOf({ seq: from + index, pts: from + index }));
const after = (log: Log, ...events: LogEvent[]) => events.reduce(apply, log);

const outgoing = (clientId: string, at = NOW): Outgoing => ({
  clientId,
  conversation: '1',
  text: clientId,
  mentions: [],
  reply: null,
  forward: null,
  at,
  state: 'waiting',
  refusal: null,
  message: null,
});

/** A person's log with an open conversation of so many messages, as a page has it. */
function pageOf(log: Log, seq: number): Log {
  return after(
    { ...log, epoch: 'installation', uv: 1 },
    { type: 'listed', conversations: [conversationOf({ lastSeq: seq, lastPts: seq })] },
    { type: 'opened', id: '1' },
    {
      type: 'caughtUp',
      id: '1',
      fromPts: 0,
      changes: { kind: 'changes', head: headAt(seq), pts: seq, hasMore: false, messages: rows(1, seq), lines: [] },
    },
  );
}

/** Somebody else has used this browser before. */
async function fresh(uid: string): Promise<Log> {
  await restoreLog(`before ${uid}`, NOW);
  return restoreLog(uid, NOW);
}

test('what was kept is there again, the newest messages at once', async () => {
  const empty = await fresh('ann');
  const page = after(pageOf(empty, 600), { type: 'read', id: '1', seq: 30 });
  await keepLog(empty, page);
  const restored = await restoreLog('ann', NOW);
  expect(restored).toEqual({ ...page, timelines: {} });
  const timeline = (await restoreTimeline('1'))!;
  expect([timeline.messages.size, timeline.ranges, timeline.pts]).toEqual([500, [{ from: 101, to: 600, asOf: 600 }], 600]);
});

test('a tab that lags takes nothing back from one that is further', async () => {
  const empty = await fresh('ann');
  const behind = pageOf(empty, 3);
  const edited = messageOf({ seq: 2, pts: 4, text: 'Edited' });
  const further = after(behind, { type: 'changed', changes: { ...headAt(3), fromPts: 3, pts: 4, messages: [edited], lines: [] } });
  await keepLog(empty, further);
  await keepLog(empty, behind);
  const timeline = (await restoreTimeline('1'))!;
  expect([timeline.pts, timeline.messages.get(2)]).toEqual([4, edited]);
});

test('another epoch of the installation or of a conversation voids what was kept before it', async () => {
  const empty = await fresh('ann');
  const page = pageOf(empty, 9);
  await keepLog(empty, page);
  const renewed = after(page, {
    type: 'caughtUp',
    id: '1',
    fromPts: 9,
    changes: { kind: 'epochChanged', head: headAt(2, 'second'), messages: rows(1, 2), lines: [] },
  });
  await keepLog(page, renewed);
  expect([...(await restoreTimeline('1'))!.messages.keys()]).toEqual([1, 2]);
  const elsewhere: Log = { ...EMPTY_LOG, uid: 'ann', epoch: 'another' };
  await keepLog(renewed, elsewhere);
  expect((await restoreLog('ann', NOW)).conversations).toEqual({});
  expect(await restoreTimeline('1')).toBeNull();
});

test('a sign-out leaves what was not sent, another person leaves nothing', async () => {
  const empty = await fresh('ann');
  await keepLog(empty, pageOf(empty, 3));
  await keepOutgoing(outgoing('one'));
  await keepDraft('1', { text: 'Half a sen', named: [], reply: null, edit: null });
  await forgetLog();
  const again = await restoreLog('ann', NOW);
  expect([again.conversations, again.outbox.length, Object.keys(await readDrafts())]).toEqual([{}, 1, ['1']]);
  expect(await restoreTimeline('1')).toBeNull();
  await restoreLog('bea', NOW);
  expect([await readOutbox(), await readDrafts()]).toEqual([[], {}]);
  await keepLog(EMPTY_LOG, pageOf({ ...EMPTY_LOG, uid: 'ann' }, 3));
  expect((await restoreLog('bea', NOW)).conversations).toEqual({});
});

test('the outbox keeps its order, changes in place, and asks before it sends what is a day old', async () => {
  await fresh('ann');
  await keepOutgoing(outgoing('old', NOW - 25 * 3600 * 1000));
  await keepOutgoing(outgoing('new'));
  await keepOutgoing({ ...outgoing('old', NOW - 25 * 3600 * 1000), text: 'Changed' });
  const { outbox } = await restoreLog('ann', NOW);
  expect(outbox.map(({ text, state }) => [text, state])).toEqual([
    ['Changed', 'old'],
    ['new', 'waiting'],
  ]);
  // Reading it again, as each sending does, asks as well.
  expect((await readOutbox(NOW)).map(({ state }) => state)).toEqual(['old', 'waiting']);
  await forgetOutgoing('old');
  expect((await readOutbox(NOW)).map(({ clientId }) => clientId)).toEqual(['new']);
});

test('what could not be kept is to be sent all the same, by whoever wrote it', async () => {
  await fresh('ann');
  await keepOutgoing(outgoing('kept'));
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Storage is full', 'QuotaExceededError');
  });
  await expect(keepOutgoing(outgoing('lost'))).rejects.toThrow();
  await expect(keepOutgoing({ ...outgoing('kept'), text: 'Changed' })).rejects.toThrow();
  put.mockRestore();
  const texts = async () => (await readOutbox(NOW)).map(({ text }) => text);
  expect(await texts()).toEqual(['Changed', 'lost']);
  await forgetOutgoing('kept');
  expect(await texts()).toEqual(['lost']);
  await restoreLog('bea', NOW);
  expect(await texts()).toEqual([]);
});
