import type { Message } from '@mortar/protocol/messaging';
import {
  apply,
  aroundOf,
  EMPTY_LOG,
  isBehind,
  newerOf,
  olderOf,
  partOf,
  wantOf,
  type Log,
  type LogEvent,
  type Want,
} from '../entities/log/index.ts';
import type { FakeServer, Told } from './fake-server.ts';

/** A call and what it came to, or something that the server sent by itself: it may be lost, come twice, late or before another. */
type Parcel =
  | { kind: 'call'; name: string; run: () => LogEvent[]; answersTo: number }
  | { kind: 'answer'; events: LogEvent[]; answersTo: number }
  | { kind: 'told'; events: LogEvent[] };

const MINE = '1';
/** So few messages a window has that there are many. */
const FEW = 3;

/** One browser of one person, with a line to the server that a test holds in its hands. */
export function createFakeClient(uid: string, device: number, server: FakeServer) {
  let log: Log = { ...EMPTY_LOG, uid };
  /** What a crash leaves: what was written is kept at once, the rest when it was saved. */
  let saved: Log = log;
  let isConnected = false;
  let isGreeted = false;
  let isListWanted = false;
  let lookedAt: number | null = null;
  let calls = 0;
  const underWay = new Map<string, number>();
  const line: Parcel[] = [];
  /** Texts in the order in which they were written, and the messages that were acknowledged. */
  const written: string[] = [];
  const acknowledged = new Map<string, Message>();

  const timeline = () => log.timelines[MINE];
  const part = () => {
    const held = timeline();
    return held ? partOf(held, log.outbox, uid, 1, lookedAt) : null;
  };

  function take(events: readonly LogEvent[]): void {
    const before = log.conversations[MINE];
    const { epoch } = log;
    log = events.reduce(apply, log);
    const after = log.conversations[MINE] ?? { readSeq: 0, epoch: before?.epoch };
    const isBack = before && after.epoch === before.epoch && after.readSeq < before.readSeq;
    if (isBack && log.epoch === epoch) throw new Error(`A cursor went back from ${before.readSeq} to ${after.readSeq}`);
    const outbox = [...log.outbox];
    saved = { ...saved, outbox };
  }

  /** Makes a call, unless the same one is under way. */
  function call(name: string, run: () => LogEvent[]): boolean {
    if (underWay.has(name)) return false;
    calls += 1;
    underWay.set(name, calls);
    line.push({ kind: 'call', name, run, answersTo: calls });
    return true;
  }

  function hello(): boolean {
    const conversation = log.conversations[MINE];
    const heads = conversation ? [{ id: MINE, epoch: conversation.epoch, pts: conversation.lastPts }] : [];
    const held = timeline();
    const open = held && { id: MINE, epoch: held.epoch, pts: held.pts };
    const input = { uv: log.uv, epoch: log.epoch, heads, ...(open && { open }) };
    return call('hello', () => [{ type: 'greeted', answer: server.hello(uid, input), ...(open && { openPts: open.pts }) }]);
  }

  function ask(want: Want): boolean {
    if (want.call === 'im.diff') {
      return call('diff', () => [{ type: 'caughtUp', id: MINE, fromPts: want.input.pts, changes: server.diff(want.input) }]);
    }
    const { asOf } = want.input;
    return call('window', () => [{ type: 'filled', id: MINE, window: server.window(want.input), ...(asOf !== undefined && { asOf }) }]);
  }

  function send(isNudge: boolean): boolean {
    const next = log.outbox.find(({ message }) => message === null);
    if (!next) return false;
    return call('send', () => {
      const { message, readSeq } = server.send(uid, next.clientId, next.text, isNudge);
      return [{ type: 'sent', clientId: next.clientId, message, readSeq }];
    });
  }

  /** Does what is next, as the engine would. False where there is nothing to do. */
  function step(isNudge = false): boolean {
    if (!isConnected) return false;
    if (!isGreeted || log.isUserBehind) return hello();
    const { uv } = log;
    if (log.unknown.length > 0) return call('get', () => [{ type: 'told', conversations: [server.conversationFor(uid)], uv }]);
    if (isListWanted) return call('list', () => [{ type: 'listed', conversations: [server.conversationFor(uid)], uv }]);
    const held = timeline();
    const want = held && wantOf(held, part()!);
    return (want && ask(want)) || say() || send(isNudge);
  }

  function say(): boolean {
    const seq = log.unsaidReads[MINE];
    return seq !== undefined && call('read', () => [{ type: 'readSaid', id: MINE, seq: server.read(uid, seq) }]);
  }

  function arrive(parcel: Parcel): void {
    if (parcel.kind === 'call') return void line.push({ kind: 'answer', events: parcel.run(), answersTo: parcel.answersTo });
    if (parcel.kind === 'told') return take(parcel.events);
    const asked = [...underWay].find(([, number]) => number === parcel.answersTo);
    if (!asked) return;
    underWay.delete(asked[0]);
    for (const event of parcel.events) answered(event);
  }

  function answered(event: LogEvent): void {
    if (event.type === 'sent') acknowledged.set(event.clientId, event.message);
    if (event.type === 'greeted') {
      isGreeted = true;
      isListWanted ||= event.answer.isReset;
    }
    if (event.type === 'listed') isListWanted = false;
    take([event]);
    if (event.type === 'listed' || event.type === 'greeted') take([{ type: 'opened', id: MINE }]);
  }

  function disconnect(): void {
    isConnected = false;
    isGreeted = false;
    underWay.clear();
    line.length = 0;
  }

  return {
    uid,
    written,
    acknowledged,
    log: () => log,
    timeline,
    part,
    isAtRest: () => line.length === 0 && underWay.size === 0 && !isBehind(timeline()!) && log.outbox.every(({ message }) => message),
    parcels: () => line.length,
    hear(told: Told): void {
      if (!isConnected || (told.to !== undefined && told.to !== uid)) return;
      line.push({ kind: 'told', events: [eventOf(told)] });
    },
    write(text: string): void {
      const clientId = `00000000-0000-4000-8000-${device}-${written.length}`;
      written.push(clientId);
      const outgoing = {
        clientId,
        conversation: MINE,
        text,
        mentions: [],
        reply: null,
        forward: null,
        at: 0,
        refusal: null,
        message: null,
      };
      take([{ type: 'sendAsked', outgoing: { ...outgoing, state: 'waiting' } }]);
    },
    read(): void {
      const { lastSeq } = log.conversations[MINE] ?? { lastSeq: 0 };
      if (lastSeq === 0) return;
      take([{ type: 'read', id: MINE, seq: lastSeq }]);
    },
    connect: () => void (isConnected = true),
    disconnect,
    step,
    /** One parcel of the line gets through, the first or another one. */
    deliver: (at: number) => line.length > 0 && arrive(line.splice(at % line.length, 1)[0]!),
    /** One gets through twice. */
    double: (at: number) => line.length > 0 && arrive(line[at % line.length]!),
    /** One is lost; who waited for it finds out. */
    lose(at: number): void {
      const [lost] = line.splice(at % Math.max(1, line.length), 1);
      if (lost && lost.kind !== 'told') for (const [name, number] of underWay) if (number === lost.answersTo) underWay.delete(name);
    },
    /** The person looks at a message, at what stands above it, or below. */
    jump(seq: number): void {
      const held = timeline();
      if (!held || !isConnected || !isGreeted) return;
      lookedAt = seq;
      const shown = part()!;
      const around = aroundOf(held, seq, 1);
      const few = around && { ...around, from: Math.max(around.from, seq - FEW), to: Math.min(around.to, seq + FEW) };
      const window = few ?? olderOf(held, shown, 1) ?? newerOf(held, shown);
      if (window) ask({ call: 'im.window', input: window });
    },
    follow: () => void (lookedAt = null),
    save: () => void (saved = log),
    /** The tab is killed and opened again. */
    crash(): void {
      disconnect();
      log = saved;
    },
    /** The heartbeat tells of what was lost on the way. */
    beat(): void {
      if (isConnected && isGreeted) take([{ type: 'headHeard', head: server.head() }]);
      if (isConnected && isGreeted && server.users.get(uid)!.uv > log.uv) take([{ type: 'userFellBehind' }]);
    },
  };
}

export type FakeClient = ReturnType<typeof createFakeClient>;

function eventOf(told: Told): LogEvent {
  switch (told.name) {
    case 'im.changes':
      return { type: 'changed', changes: told.data };
    case 'im.heads':
      return { type: 'headsMoved', heads: told.data.heads };
    case 'im.user':
      return { type: 'userChanged', changes: told.data };
    default:
      throw new Error(`Nothing is told as ${told.name}`);
  }
}
