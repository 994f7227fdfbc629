import type { Changes, Conversation, Head, Line, Message, UserChanges } from '@mortar/protocol/messaging';
import type { SocketCalls, SocketEvents } from '@mortar/protocol/realtime';
import { countMembers, followRules, goOn, peerReadUpTo, readUpTo, tell } from './conversations.ts';
import { changeOne, type Outgoing } from './outgoing.ts';
import { isHeld } from './ranges.ts';
import { catchUp, emptyTimeline, fill, follow, hear, learn, type Timeline } from './timeline.ts';

/** Everything that a browser knows of one person's messages. */
export interface Log {
  /** Whose it is; empty before anybody signed in. */
  uid: string;
  /** Of the installation. */
  epoch: string;
  /** Changes of the person's own state that were taken in; 0 before the list was read. */
  uv: number;
  /** Changes of the person's own state are missing. */
  isUserBehind: boolean;
  conversations: Readonly<Record<string, Conversation>>;
  timelines: Readonly<Record<string, Timeline>>;
  /** How far the person has read by conversation, where the server has not said that it knows. */
  unsaidReads: Readonly<Record<string, number>>;
  /** Conversations that went on without being known as they are now: they are to be asked for. */
  unknown: readonly string[];
  /** In the order in which they were written. */
  outbox: readonly Outgoing[];
}

export const EMPTY_LOG: Log = {
  uid: '',
  epoch: '',
  uv: 0,
  isUserBehind: false,
  conversations: {},
  timelines: {},
  unsaidReads: {},
  unknown: [],
  outbox: [],
};

/** What can happen to it. Everything that comes from the server may come twice, late, or in another order. */
export type LogEvent =
  | { type: 'restored'; log: Log }
  | { type: 'timelineRestored'; timeline: Timeline }
  | { type: 'outboxRead'; outbox: readonly Outgoing[] }
  | { type: 'greeted'; answer: SocketCalls['im.hello']['output']; openPts?: number }
  /**
   * The list. `uv` is what was known when it was asked for; without it it was asked for again since. The open conversation
   * stays when the list is without it, as it is without a chat in which nobody has written.
   */
  | { type: 'listed'; conversations: readonly Conversation[]; uv?: number; open?: string }
  /** Some of them; without `uv` as the answer to a change of them. */
  | { type: 'told'; conversations: readonly Conversation[]; uv?: number }
  /** The conversation is none of the person's. */
  | { type: 'forgotten'; id: string }
  | { type: 'userChanged'; changes: SocketEvents['im.user'] }
  | { type: 'userFellBehind' }
  | { type: 'headsMoved'; heads: SocketEvents['im.heads']['heads'] }
  | { type: 'headHeard'; head: Head }
  | { type: 'changed'; changes: SocketEvents['im.changes'] }
  | { type: 'opened'; id: string }
  | { type: 'caughtUp'; id: string; fromPts: number; changes: Changes }
  | { type: 'filled'; id: string; asOf?: number; window: SocketCalls['im.window']['output'] }
  /** A message came as the answer to a change of it. */
  | { type: 'answered'; message: Message }
  | { type: 'read'; id: string; seq: number }
  /** The server knows how far the person has read. */
  | { type: 'readSaid'; id: string; seq: number }
  | { type: 'peerRead'; id: string; seq: number }
  | { type: 'sendAsked'; outgoing: Outgoing }
  /** `readSeq` is how far sending it moved the person's own cursor. */
  | { type: 'sent'; clientId: string; message: Message; readSeq?: number | null }
  | { type: 'refused'; clientId: string; refusal: string | null }
  | { type: 'retried'; clientId: string; at: number }
  | { type: 'dropped'; clientId: string };

/** What becomes of the log when something happens. */
export function apply(log: Log, event: LogEvent): Log {
  switch (event.type) {
    case 'restored':
      return event.log;
    case 'timelineRestored':
      return log.timelines[event.timeline.id] ? log : withTimeline(log, event.timeline);
    case 'outboxRead':
      return { ...log, outbox: merged(log.outbox, event.outbox) };
    case 'greeted':
      return greeted(log, event);
    case 'listed':
      return since(event.uv, listed(log, event.conversations, event.open));
    case 'told':
      return since(event.uv, told(log, event.conversations));
    case 'forgotten':
      return without(log, [event.id]);
    case 'userChanged':
      return userChanged(log, event.changes);
    case 'userFellBehind':
      return { ...log, isUserBehind: true };
    case 'headsMoved':
      return event.heads.reduce((moved, { last, ...head }) => heard(wentOn(moved, head, { last }), head), log);
    case 'headHeard':
      return heard(log, event.head);
    case 'changed':
      return changed(log, event.changes);
    case 'opened':
      return opened(log, event.id);
    case 'caughtUp':
      return caughtUp(log, event.id, event.fromPts, event.changes);
    case 'filled':
      return onTimeline(log, event.id, (timeline) => fill(timeline, event.window, event.asOf));
    case 'answered':
      return onTimeline(log, event.message.conversation, (timeline) => learn(timeline, event.message));
    case 'read':
      return read(log, event.id, event.seq);
    case 'readSaid':
      return readSaid(log, event.id, event.seq);
    case 'peerRead':
      return onConversation(log, event.id, (conversation) => peerReadUpTo(conversation, event.seq));
    case 'sendAsked':
      return { ...log, outbox: [...log.outbox, event.outgoing] };
    case 'sent':
      return sent(log, event.clientId, event.message, event.readSeq);
    case 'refused':
      return { ...log, outbox: changeOne(log.outbox, event.clientId, { state: 'refused', refusal: event.refusal }) };
    case 'retried':
      return { ...log, outbox: changeOne(log.outbox, event.clientId, { state: 'waiting', refusal: null, at: event.at }) };
    case 'dropped':
      return { ...log, outbox: log.outbox.filter(({ clientId }) => clientId !== event.clientId) };
  }
}

const withTimeline = (log: Log, timeline: Timeline): Log =>
  settled({ ...log, timelines: { ...log.timelines, [timeline.id]: timeline } }, timeline.id);

function onTimeline(log: Log, id: string, change: (timeline: Timeline) => Timeline): Log {
  const timeline = log.timelines[id];
  if (!timeline) return log;
  const next = change(timeline);
  return next === timeline ? log : withTimeline(log, next);
}

function onConversation(log: Log, id: string, change: (conversation: Conversation) => Conversation): Log {
  const conversation = log.conversations[id];
  if (!conversation) return log;
  const next = change(conversation);
  return next === conversation ? log : { ...log, conversations: { ...log.conversations, [id]: next } };
}

/** Moves the person's own cursor; the server is to be told. */
function read(log: Log, id: string, seq: number): Log {
  const next = moveCursor(log, id, seq);
  return next === log ? log : { ...next, unsaidReads: { ...log.unsaidReads, [id]: seq } };
}

const moveCursor = (log: Log, id: string, seq: number): Log => onConversation(log, id, (conversation) => readUpTo(conversation, seq));

function readSaid(log: Log, id: string, seq: number): Log {
  const { [id]: unsaid, ...others } = log.unsaidReads;
  return unsaid !== undefined && unsaid <= seq ? { ...log, unsaidReads: others } : log;
}

/** Messages of one's own that the timeline shows by now leave the outbox. */
function settled(log: Log, id: string): Log {
  const timeline = log.timelines[id];
  const isShown = ({ conversation, message }: Outgoing) =>
    conversation === id && message !== null && (!timeline || isHeld(timeline.ranges, message.seq));
  return log.outbox.some(isShown) ? { ...log, outbox: log.outbox.filter((outgoing) => !isShown(outgoing)) } : log;
}

/** Messages of one's own that came by another way than as the answer to their sending have arrived too. */
function recognised(log: Log, messages: readonly Message[]): Log {
  if (log.outbox.length === 0) return log;
  const own = messages.filter(({ sender }) => sender.uid === log.uid);
  return own.reduce((known, message) => {
    const isWaiting = known.outbox.some(({ clientId, message: has }) => clientId === message.clientId && !has);
    return isWaiting ? sent(known, message.clientId, message) : known;
  }, log);
}

function sent(log: Log, clientId: string, message: Message, readSeq?: number | null): Log {
  const { conversation: id, seq, pts } = message;
  const outbox = changeOne(log.outbox, clientId, { message, refusal: null, state: 'waiting' });
  const known = moveCursor({ ...log, outbox }, id, readSeq ?? 0);
  const epoch = log.timelines[id]?.head.epoch;
  return settled(epoch === undefined ? known : heard(known, { id, epoch, seq, pts }), id);
}

const heard = (log: Log, head: Head): Log => onTimeline(log, head.id, (timeline) => hear(timeline, head));

/** What a conversation went on with. */
type News = { messages?: readonly Message[]; lines?: readonly Line[]; last?: Conversation['last'] };

function wentOn(log: Log, head: Head, { messages = [], lines = [], last }: News): Log {
  const { id, epoch } = head;
  if (log.conversations[id]?.epoch !== epoch) return log.unknown.includes(id) ? log : { ...log, unknown: [...log.unknown, id] };
  return onConversation(log, id, (conversation) =>
    goOn(followRules(countMembers(conversation, lines), lines), head, messages, log.uid, last),
  );
}

function changed(log: Log, { id, epoch, fromPts, pts, seq, messages, lines }: SocketEvents['im.changes']): Log {
  const head = { id, epoch, seq, pts };
  const moved = heard(wentOn(recognised(log, messages), head, { messages, lines }), head);
  return onTimeline(moved, id, (timeline) => (timeline.epoch === epoch ? follow(timeline, { fromPts, pts, messages, lines }) : timeline));
}

function caughtUp(log: Log, id: string, fromPts: number, changes: Changes): Log {
  const moved = wentOn(recognised(log, changes.messages), changes.head, changes);
  return onTimeline(moved, id, (timeline) => catchUp(timeline, fromPts, changes));
}

/** What was kept of a conversation may be from before its head moved: that is heard when it is shown. */
function opened(log: Log, id: string): Log {
  const conversation = log.conversations[id];
  if (!conversation) return log;
  const { epoch, lastSeq: seq, lastPts: pts } = conversation;
  const head = { id, epoch, seq, pts };
  return log.timelines[id] ? heard(log, head) : withTimeline(log, emptyTimeline(head));
}

function told(log: Log, conversations: readonly Conversation[]): Log {
  return conversations.reduce((known, conversation) => {
    const { id, epoch, lastSeq: seq, lastPts: pts } = conversation;
    const next = tell(known.conversations[id], conversation);
    const unknown = known.unknown.includes(id) ? known.unknown.filter((other) => other !== id) : known.unknown;
    const said = readSaid({ ...known, unknown, conversations: { ...known.conversations, [id]: next } }, id, conversation.readSeq);
    return heard(said, { id, epoch, seq, pts });
  }, log);
}

function without(log: Log, ids: readonly string[]): Log {
  if (ids.length === 0) return log;
  const isLeft = ([id]: [string, unknown]) => !ids.includes(id);
  return {
    ...log,
    conversations: Object.fromEntries(Object.entries(log.conversations).filter(isLeft)),
    timelines: Object.fromEntries(Object.entries(log.timelines).filter(isLeft)),
    unsaidReads: Object.fromEntries(Object.entries(log.unsaidReads).filter(isLeft)),
    unknown: log.unknown.filter((id) => !ids.includes(id)),
  };
}

function listed(log: Log, conversations: readonly Conversation[], open?: string): Log {
  const ids = new Set([...conversations.map(({ id }) => id), open]);
  return told(
    without(
      log,
      Object.keys(log.conversations).filter((id) => !ids.has(id)),
    ),
    conversations,
  );
}

const withUserChanges = (log: Log, { uv, conversations, gone }: UserChanges): Log => ({
  ...told(without(log, gone), conversations),
  uv,
  isUserBehind: false,
});

/** What has changed of the person's own since an answer was asked for may not be in it: it is to be told once more. */
const since = (uv: number | undefined, log: Log): Log => (uv === undefined || log.uv <= uv ? log : { ...log, uv, isUserBehind: true });

function userChanged(log: Log, { fromUv, reads, ...changes }: SocketEvents['im.user']): Log {
  if (changes.uv <= log.uv) return log;
  if (fromUv > log.uv) return { ...log, isUserBehind: true };
  return reads.reduce((known, { id, readSeq }) => readSaid(moveCursor(known, id, readSeq), id, readSeq), withUserChanges(log, changes));
}

function greeted(log: Log, { answer, openPts }: Extract<LogEvent, { type: 'greeted' }>): Log {
  // Before the first greeting nothing is known of an earlier installation: what is here was told by this one.
  const isVoid = log.epoch !== '' && log.epoch !== answer.epoch;
  const base: Log = isVoid ? { ...EMPTY_LOG, uid: log.uid, outbox: log.outbox } : log;
  const known: Log = { ...base, epoch: answer.epoch };
  // What the socket told meanwhile may be later than this answer.
  const own = answer.uv >= known.uv || answer.isReset ? withUserChanges(known, answer) : known;
  const moved = apply(own, { type: 'headsMoved', heads: answer.heads });
  const { changes } = answer;
  return changes && openPts !== undefined ? caughtUp(moved, changes.head.id, openPts, changes) : moved;
}

/** What this tab knows of the outbox, with what another one has kept of it. */
function merged(known: readonly Outgoing[], read: readonly Outgoing[]): readonly Outgoing[] {
  const ids = new Set(read.map(({ clientId }) => clientId));
  const still = known.filter(({ clientId, message }) => message !== null && !ids.has(clientId));
  return [
    ...still,
    ...read.map((outgoing) => known.find(({ clientId, message }) => message && clientId === outgoing.clientId) ?? outgoing),
  ];
}
