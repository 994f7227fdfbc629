import { expect, test } from '@jest/globals';
import { createRandom } from '../../../../test/chain.ts';
import { windowsOf, type Window } from './windows.ts';

const DAY_MS = 86_400_000;
const PERIODS = [
  ['1h', DAY_MS / 24],
  ['24h', DAY_MS],
  ['7d', 7 * DAY_MS],
  ['30d', 30 * DAY_MS],
] as const;

/** What a window holds, in order, each stretch joined with the one that it ends at. */
function stretchesOf({ days: [after, before], hours, parts }: Window): [from: number, to: number][] {
  const end = (time: string) => (time === 'infinity' ? Infinity : Date.parse(time));
  const all = [[Date.parse(after) + DAY_MS, end(before)], ...[...hours, ...parts].map((stretch) => stretch.map(end))] as [number, number][];
  const joined: [from: number, to: number][] = [];
  for (const [from, to] of all.filter((stretch) => stretch[0] < stretch[1]).sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last?.[1] === from) last[1] = to;
    else joined.push([from, to]);
  }
  return joined;
}

test('a period and the one before it are whole, and nothing of them counts twice', () => {
  const random = createRandom(20);
  for (let time = 0; time < 200; time += 1) {
    const now = Date.UTC(2026, 10, 1) + random.below(40 * 24) * 3_600_000 + random.of([0, 1, 3_599_999, random.below(3_600_000)]);
    for (const [period, length] of PERIODS) {
      const { current, before } = windowsOf(period, now);
      expect([period, now, stretchesOf(current)]).toEqual([period, now, [[now - length, Infinity]]]);
      expect([period, now, stretchesOf(before)]).toEqual([period, now, [[now - 2 * length, now - length]]]);
    }
  }
});
