import type { Changes, Head, Line, Message } from '@mortar/protocol/messaging';
import type { SocketCalls } from '@mortar/protocol/realtime';
import { advance, cover, verify, type Range, type Ranges } from './ranges.ts';

/** All changes between two pts, the first one excluded. */
export interface Stretch {
  fromPts: number;
  pts: number;
  messages: readonly Message[];
  lines: readonly Line[];
}

/** What is held of one conversation's messages. */
export interface Timeline {
  id: string;
  epoch: string;
  /** Every change up to this one was taken in. */
  pts: number;
  /** Changes after this one were kept whether their message was held or not. */
  keptSince: number;
  /** The furthest that was heard of. */
  head: Head;
  ranges: Ranges;
  messages: ReadonlyMap<number, Message>;
  /** By pts. */
  lines: readonly Line[];
  /** What came before that which it follows. */
  waiting: readonly Stretch[];
}

/** Stretches that are kept until what they follow comes; more are read from the log again. */
const MOST_WAITING = 64;

/** Nothing is held yet of a conversation that stands at this head. */
export function emptyTimeline(head: Head): Timeline {
  return { id: head.id, epoch: head.epoch, pts: 0, keptSince: 0, head, ranges: [], messages: new Map(), lines: [], waiting: [] };
}

/** Whether changes are missing. */
export function isBehind({ epoch, pts, head }: Timeline): boolean {
  return head.epoch !== epoch || head.pts > pts;
}

/** The conversation has come as far as this, or further. */
export function hear(timeline: Timeline, head: Head): Timeline {
  const known = timeline.head;
  if (head.epoch !== known.epoch) return { ...timeline, head };
  if (head.pts <= known.pts && head.seq <= known.seq) return timeline;
  return { ...timeline, head: { ...known, pts: Math.max(known.pts, head.pts), seq: Math.max(known.seq, head.seq) } };
}

/** A message as it stands now, told by itself: shown where it is held, with no claim about others. */
export function learn(timeline: Timeline, message: Message): Timeline {
  const held = timeline.messages.get(message.seq);
  return held && held.pts < message.pts ? { ...timeline, messages: new Map(timeline.messages).set(message.seq, message) } : timeline;
}

/** Takes in what happened, now or as soon as that which it follows is there. */
export function follow(timeline: Timeline, stretch: Stretch): Timeline {
  if (stretch.pts <= timeline.pts) return timeline;
  if (stretch.fromPts > timeline.pts) return { ...timeline, waiting: [...timeline.waiting, stretch].slice(-MOST_WAITING) };
  return drained(takeIn(timeline, stretch));
}

/** Takes in the answer to `im.diff`. */
export function catchUp(timeline: Timeline, fromPts: number, changes: Changes): Timeline {
  const { head, messages, lines } = changes;
  if (changes.kind === 'changes') {
    // An answer about an earlier epoch says nothing of this one.
    if (head.epoch !== timeline.epoch) return hear(timeline, head);
    return follow(furthest(timeline, head), { fromPts, pts: changes.pts, messages, lines });
  }
  if (head.epoch !== timeline.epoch) return jumped(emptyTimeline(head), changes);
  return head.pts > timeline.pts ? jumped(furthest(timeline, head), changes) : timeline;
}

/** The log itself says how far it is: in this epoch, and in no other. */
function furthest(timeline: Timeline, head: Head): Timeline {
  return timeline.head.epoch === head.epoch ? hear(timeline, head) : { ...timeline, head };
}

/** The newest messages alone: what was held before them stands as it stood, behind a hole. */
function jumped(timeline: Timeline, { head, messages, lines }: Changes): Timeline {
  const held = { ...kept(timeline, messages, lines), ranges: covered(timeline.ranges, messages, head.pts) };
  return drained({ ...held, pts: head.pts, keptSince: head.pts });
}

/** Takes in the answer to `im.window`; `asOf` as it was asked with. */
export function fill(timeline: Timeline, { head, from, to, messages, lines }: SocketCalls['im.window']['output'], asOf?: number): Timeline {
  if (head.epoch !== timeline.epoch) return hear(timeline, head);
  const { pts, keptSince, ranges } = timeline;
  // What changed after the answer was made has been taken in already, if it was kept.
  const range: Range = { from, to, asOf: head.pts >= keptSince ? Math.max(head.pts, pts) : head.pts };
  const held = asOf === undefined ? cover(ranges, range) : verify(ranges, { from, to, asOf }, range.asOf);
  return hear({ ...kept(timeline, messages, lines), ranges: held }, head);
}

function takeIn(timeline: Timeline, { pts, messages, lines }: Stretch): Timeline {
  const ranges = covered(advance(timeline.ranges, timeline.pts, pts), messages, pts);
  const seq = messages.reduce((last, message) => Math.max(last, message.seq), 0);
  return { ...hear(kept(timeline, messages, lines), { ...timeline.head, seq, pts }), pts, ranges };
}

function covered(ranges: Ranges, messages: readonly Message[], asOf: number): Ranges {
  return runsOf(messages).reduce((held, run) => cover(held, { ...run, asOf }), ranges);
}

/** Takes in whatever has waited for this moment. */
function drained(timeline: Timeline): Timeline {
  const waiting = timeline.waiting.filter(({ pts }) => pts > timeline.pts);
  const next = waiting.find(({ fromPts }) => fromPts <= timeline.pts);
  return next ? drained(takeIn({ ...timeline, waiting }, next)) : { ...timeline, waiting };
}

/** The timeline with these rows, where nothing later is held of them. */
function kept(timeline: Timeline, messages: readonly Message[], lines: readonly Line[]): Timeline {
  const fresh = messages.filter(({ seq, pts }) => (timeline.messages.get(seq)?.pts ?? -1) < pts);
  const known = new Set(timeline.lines.map(({ pts }) => pts));
  const added = lines.filter(({ pts }) => !known.has(pts));
  return {
    ...timeline,
    messages: fresh.length === 0 ? timeline.messages : new Map([...timeline.messages, ...fresh.map((row) => [row.seq, row] as const)]),
    lines: added.length === 0 ? timeline.lines : [...timeline.lines, ...added].sort((a, b) => a.pts - b.pts),
  };
}

/** Stretches of consecutive messages. */
function runsOf(messages: readonly Message[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const seq of messages.map((message) => message.seq).sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last.to + 1 >= seq) last.to = seq;
    else runs.push({ from: seq, to: seq });
  }
  return runs;
}
