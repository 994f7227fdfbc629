import { expect } from '@jest/globals';
import { readPage } from '../src/modules/community/pages/read-page.ts';

interface Item {
  pos: number;
  post: number;
  by: number;
  isOff: boolean;
}

/** Numbers that are the same on every run. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const AUTHORS = 6;
const ITEMS = 400;

/**
 * The feed as sets: a log of posts and reposts, whom a reader follows, what may be seen. Somebody reads it page by page while others
 * publish, repost, take back, delete, bring back, and while the reader blocks and unblocks.
 */
export async function pagingStory(seed: number): Promise<void> {
  const roll = dice(seed);
  const log: Item[] = [];
  const hidden = new Set<number>();
  const blocked = new Set<number>();
  const follows = new Set([0, 1, 2, 3].filter(() => roll(4) > 0));
  const publish = () => {
    const isRepost = log.length > 0 && roll(3) === 0;
    const post = isRepost ? log[roll(log.length)]!.post : log.length + 1;
    log.push({ pos: log.length + 1, post, by: roll(AUTHORS), isOff: false });
  };
  const isSeen = (item: Item) => !item.isOff && !hidden.has(item.post) && !blocked.has(item.by);
  const isIn = (item: Item) => follows.has(item.by);
  const isShown = (item: Item, top: number) =>
    isSeen(item) &&
    !log.some((other) => other.post === item.post && other.pos > item.pos && other.pos <= top && isIn(other) && isSeen(other));
  for (let index = 0; index < ITEMS; index += 1) publish();
  for (let index = 0; index < ITEMS / 8; index += 1) hidden.add(roll(ITEMS));

  const top = log.length;
  const source = async ({ below, above, limit }: { below: number; above: number; limit: number }) =>
    log
      .filter((item) => isIn(item) && item.pos < below && item.pos > above)
      .toReversed()
      .slice(0, limit)
      .map((item) => ({ ...item, shown: isShown(item, top) }));

  const seen: Item[] = [];
  /** What was shown all the time, and what was shown at some time: the two bounds of what a reader must and may have. */
  let always = new Set(log.filter((item) => isIn(item) && isShown(item, top)).map(({ pos }) => pos));
  const ever = new Set(always);
  let last = top + 1;
  for (;;) {
    const page = await readPage(source, { top, last, pageSize: 1 + roll(12) });
    seen.push(...page.list);
    if (page.end) break;
    last = page.last;
    const quiet = seed % 3 === 0;
    for (let step = quiet ? 0 : roll(4); step > 0; step -= 1) disturb();
    const now = new Set(log.filter((item) => item.pos <= top && isIn(item) && isShown(item, top)).map(({ pos }) => pos));
    always = new Set([...always].filter((pos) => now.has(pos)));
    for (const pos of now) ever.add(pos);
  }

  function disturb() {
    const what = roll(5);
    if (what < 2) publish();
    else if (what === 2) toggle(hidden, 1 + roll(ITEMS));
    else if (what === 3) toggle(blocked, roll(AUTHORS));
    else log[roll(log.length)]!.isOff = true;
  }

  const places = seen.map(({ pos }) => pos);
  // In order and so none twice; no place that was never to be seen.
  expect([seed, places.every((pos, index) => index === 0 || pos < places[index - 1]!), places.filter((pos) => !ever.has(pos))]).toEqual([
    seed,
    true,
    [],
  ]);
  // None left out that could be seen all the time.
  const had = new Set(places);
  expect([seed, [...always].filter((pos) => !had.has(pos))]).toEqual([seed, []]);
}

function toggle<One>(set: Set<One>, one: One): void {
  if (!set.delete(one)) set.add(one);
}
