import { expect, test } from '@jest/globals';
import { conversationOf } from '../../testing/rows.ts';
import { apply, EMPTY_LOG, isBehind } from './index.ts';

test('what was kept of a conversation before it went on is behind as soon as it is shown', () => {
  const before = conversationOf({ lastSeq: 1, lastPts: 1 });
  const kept = apply(apply(EMPTY_LOG, { type: 'told', conversations: [before] }), { type: 'opened', id: '1' }).timelines['1']!;
  const now = apply(EMPTY_LOG, { type: 'told', conversations: [{ ...before, lastSeq: 2, lastPts: 2 }] });
  const shown = apply(apply(now, { type: 'timelineRestored', timeline: { ...kept, pts: 1 } }), { type: 'opened', id: '1' });
  expect(isBehind(shown.timelines['1']!)).toBe(true);
});
