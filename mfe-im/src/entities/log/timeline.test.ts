import { expect, test } from '@jest/globals';
import { lineOf, messageOf } from '../../testing/rows.ts';
import { catchUp, emptyTimeline, fill, follow, isBehind, type Timeline } from './timeline.ts';
import { runAround } from './ranges.ts';
import { aroundOf, newerOf, olderOf, wantOf } from './wants.ts';

const headAt = (seq: number, pts = seq, epoch = 'first') => ({ id: '1', epoch, seq, pts });
const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => messageOf({ seq: from + index, pts: from + index }));
/** Messages 1 to `seq` are held, and nothing else happened. */
const wholeUpTo = (seq: number): Timeline =>
  catchUp(emptyTimeline(headAt(seq)), 0, {
    kind: 'changes',
    head: headAt(seq),
    messages: rows(1, seq),
    lines: [],
    pts: seq,
    hasMore: false,
  });
const stretch = (fromPts: number, pts: number, messages = rows(fromPts + 1, pts)) => ({ fromPts, pts, messages, lines: [] });

test('what comes before that which it follows waits for it', () => {
  const ahead = follow(wholeUpTo(2), stretch(3, 4));
  expect(ahead.pts).toBe(2);
  const whole = follow(ahead, stretch(2, 3));
  expect([whole.pts, whole.waiting, runAround(whole.ranges, 4)]).toEqual([4, [], { from: 1, to: 4 }]);
});

test('too much to catch up leaves a hole and wipes nothing', () => {
  const timeline = catchUp(wholeUpTo(3), 3, { kind: 'tooLong', head: headAt(90), messages: rows(88, 90), lines: [] });
  expect(timeline.ranges).toEqual([
    { from: 1, to: 3, asOf: 3 },
    { from: 88, to: 90, asOf: 90 },
  ]);
  expect(isBehind(timeline)).toBe(false);
  expect(olderOf(timeline, { from: 88, to: 90 }, 1)).toEqual({ id: '1', from: 38, to: 87 });
  expect(newerOf(timeline, { from: 1, to: 3 })).toEqual({ id: '1', from: 4, to: 53 });
  expect(aroundOf(timeline, 40, 1)).toEqual({ id: '1', from: 15, to: 65 });
  // What stood there before is verified when it is shown, and only then.
  expect(wantOf(timeline, { from: 88, to: 90 })).toBeNull();
  expect(wantOf(timeline, { from: 1, to: 90 })).toEqual({ call: 'im.window', input: { id: '1', from: 1, to: 3, asOf: 3 } });
});

test('an answer that is late takes nothing back and claims no more than it knew', () => {
  const edited = messageOf({ seq: 2, pts: 4, text: 'Edited' });
  const late = { head: headAt(3), from: 1, to: 3, messages: rows(1, 3), lines: [] };
  const timeline = follow(wholeUpTo(3), stretch(3, 4, [edited]));
  expect(fill(timeline, late).messages.get(2)).toBe(edited);
  // Everything since was kept here: the range stands where the timeline stands.
  expect(fill(timeline, late).ranges).toEqual([{ from: 1, to: 3, asOf: 4 }]);
  // Here it was not: another message may have changed in the hole.
  const behindHole = catchUp(emptyTimeline(headAt(90)), 0, { kind: 'tooLong', head: headAt(90), messages: rows(88, 90), lines: [] });
  expect(fill(behindHole, late).ranges[0]).toEqual({ from: 1, to: 3, asOf: 3 });
});

test('what changed since a pts verifies what was held at that pts, and nothing older', () => {
  const jumped = catchUp(wholeUpTo(3), 3, { kind: 'tooLong', head: headAt(90), messages: rows(88, 90), lines: [] });
  const older = fill(jumped, { head: headAt(60, 60), from: 4, to: 6, messages: rows(4, 6), lines: [] });
  const verified = fill(older, { head: headAt(90), from: 1, to: 6, messages: [], lines: [] }, 60);
  expect(verified.ranges.slice(0, 2)).toEqual([
    { from: 1, to: 3, asOf: 3 },
    { from: 4, to: 6, asOf: 90 },
  ]);
});

test('another epoch voids what is held, and an answer about an old one changes nothing', () => {
  const renewed = catchUp(wholeUpTo(9), 9, { kind: 'epochChanged', head: headAt(2, 2, 'second'), messages: rows(1, 2), lines: [] });
  expect([renewed.epoch, renewed.pts, [...renewed.messages.keys()]]).toEqual(['second', 2, [1, 2]]);
  const late = fill(renewed, { head: headAt(9), from: 1, to: 9, messages: rows(1, 9), lines: [] });
  expect([...late.messages.keys()]).toEqual([1, 2]);
});

test('a line is there once, however often it is told', () => {
  const line = lineOf({ pts: 4, afterSeq: 3 });
  const once = follow(wholeUpTo(3), { fromPts: 3, pts: 4, messages: [], lines: [line] });
  const twice = fill(once, { head: headAt(3, 4), from: 1, to: 3, messages: [], lines: [line] });
  expect(twice.lines).toEqual([line]);
});
