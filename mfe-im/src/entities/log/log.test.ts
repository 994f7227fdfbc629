import { expect, test } from '@jest/globals';
import { conversationOf, messageOf, personOf } from '../../testing/rows.ts';
import { apply, EMPTY_LOG, type Log, type LogEvent } from './log.ts';

const after = (log: Log, ...events: LogEvent[]): Log => events.reduce(apply, log);
const changedTo = (uv: number, readSeq: number): LogEvent => ({
  type: 'userChanged',
  changes: { fromUv: uv - 1, uv, conversations: [], gone: [], reads: [{ id: '1', readSeq }] },
});
const start: Log = { ...EMPTY_LOG, uid: 'ann', epoch: 'installation', uv: 7 };

test('what changed of one’s own while the list was on its way is asked for again, for the list may not have it', () => {
  const asked = { type: 'listed' as const, conversations: [conversationOf({ lastSeq: 5, lastPts: 5, readSeq: 4 })], uv: 7 };
  const late = after(start, changedTo(8, 5), asked);
  expect([late.uv, late.isUserBehind]).toEqual([7, true]);
  const prompt = after(start, asked, changedTo(8, 5));
  expect([prompt.uv, prompt.isUserBehind, prompt.conversations['1']!.readSeq]).toEqual([8, false, 5]);
});

test('what another device read before it came here is not unread, what comes after it is', () => {
  const told = { type: 'told' as const, conversations: [conversationOf({ lastSeq: 2, lastPts: 2, readSeq: 2 })] };
  const ahead = after(start, told, changedTo(8, 4));
  const rows = [3, 4, 5].map((seq) => messageOf({ seq, pts: seq, sender: personOf('bea') }));
  const changes = { id: '1', epoch: ahead.conversations['1']!.epoch, fromPts: 2, pts: 5, seq: 5, messages: rows, lines: [] };
  expect(after(ahead, { type: 'changed', changes }).conversations['1']).toMatchObject({ lastSeq: 5, readSeq: 4, unread_num: 1 });
});
