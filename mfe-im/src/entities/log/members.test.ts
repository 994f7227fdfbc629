import { expect, test } from '@jest/globals';
import { conversationOf, lineOf } from '../../testing/rows.ts';
import { apply, EMPTY_LOG } from './index.ts';

test('whoever comes and goes is counted once, however often it is told', () => {
  const channel = conversationOf({ id: '1', isgroup: true, members: 3, lastPts: 1 });
  const changes = {
    id: '1',
    epoch: channel.epoch,
    fromPts: 1,
    pts: 4,
    seq: channel.lastSeq,
    messages: [],
    lines: [
      lineOf({ pts: 2, afterSeq: 0, kind: 'joined' }),
      lineOf({ pts: 3, afterSeq: 0, kind: 'joined' }),
      lineOf({ pts: 4, afterSeq: 0, kind: 'removed' }),
    ],
  };
  const known = apply(EMPTY_LOG, { type: 'told', conversations: [channel] });
  const once = apply(known, { type: 'changed', changes });
  const twice = apply(once, { type: 'changed', changes });
  expect([once, twice].map(({ conversations }) => conversations['1']!.members)).toEqual([4, 4]);
  // What the server said before that is late.
  expect(apply(twice, { type: 'told', conversations: [channel] }).conversations['1']!.members).toBe(4);
});
