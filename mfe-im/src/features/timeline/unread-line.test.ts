import { expect, test } from '@jest/globals';
import { messageOf, personOf } from '../../testing/rows.ts';
import { unreadLineAt } from './unread-line.ts';

/** Messages from seq 4 on, by who wrote them. */
const partOf = (...writers: string[]) => ({
  from: 4,
  items: writers.map((uid, index) => ({
    kind: 'message' as const,
    key: String(index),
    message: messageOf({ seq: index + 4, pts: index + 4, sender: personOf(uid) }),
  })),
});

test('what is new begins at somebody else’s message, not at one’s own', () => {
  expect(unreadLineAt(partOf('bea', 'ann', 'ann', 'bea', 'bea'), 'ann', 5)).toBe(7);
  expect(unreadLineAt(partOf('bea', 'bea'), 'ann', 5)).toBe(5);
});

test('there is no line where one has written all of it, or where it begins above what is shown', () => {
  expect(unreadLineAt(partOf('bea', 'ann'), 'ann', 5)).toBeNull();
  expect(unreadLineAt(partOf('bea', 'bea'), 'ann', 3)).toBeNull();
});
