import type { Changes, Conversation, Head, Line, Message, Position } from '@mortar/protocol/messaging';
import type { SocketCalls, SocketEvents } from '@mortar/protocol/realtime';
import { conversationOf, lineOf, messageOf, personOf } from './rows.ts';

/** What the server sends by itself, to one person or to everybody. */
export type Told = { [Name in keyof SocketEvents]: { name: Name; data: SocketEvents[Name]; to?: string } }[keyof SocketEvents];

/** So few that tests come to the long ways round. */
const ROWS = 6;
const TOO_MANY = 12;
const NEWEST = 4;

/** One conversation as the server keeps it: the log, and every cursor. */
export function createFakeServer(people: readonly string[]) {
  const id = '1';
  let epoch = 'first';
  let pts = 0;
  const messages: Message[] = [];
  const lines: Line[] = [];
  const users = new Map(people.map((uid) => [uid, { uv: 0, readSeq: 0 }]));
  const told: Told[] = [];

  const head = (): Head => ({ id, epoch, seq: messages.length, pts });

  function conversationFor(uid: string): Conversation {
    const { readSeq } = users.get(uid)!;
    const unread = messages.filter(({ seq, recalledAt, sender }) => seq > readSeq && !recalledAt && sender.uid !== uid);
    const base = { id, epoch, lastSeq: messages.length, lastPts: pts, readSeq, isgroup: true, members: people.length };
    return conversationOf({ ...base, unread_num: unread.length });
  }

  function tellChanges(fromPts: number, changed: Message[], added: Line[], isNudge: boolean): void {
    const { seq } = head();
    if (isNudge) told.push({ name: 'im.heads', data: { heads: [{ ...head(), last: null }] } });
    else told.push({ name: 'im.changes', data: { id, epoch, fromPts, pts, seq, messages: changed, lines: added } });
  }

  /** Their cursor moved: by reading whole, by sending alone. */
  function tellUser(uid: string, isBySending: boolean): void {
    const user = users.get(uid)!;
    user.uv += 1;
    const changes = isBySending
      ? { conversations: [], reads: [{ id, readSeq: user.readSeq }] }
      : { conversations: [conversationFor(uid)], reads: [] };
    told.push({ name: 'im.user', data: { ...changes, uv: user.uv, fromUv: user.uv - 1, gone: [] }, to: uid });
  }

  function change(seq: number, what: Partial<Message>, isNudge: boolean): Message | undefined {
    const message = messages[seq - 1];
    if (!message || message.recalledAt) return message;
    pts += 1;
    messages[seq - 1] = { ...message, ...what, pts };
    tellChanges(pts - 1, [messages[seq - 1]!], [], isNudge);
    return messages[seq - 1];
  }

  const newest = () => {
    const last = messages.slice(-NEWEST);
    return { messages: last, lines: lines.filter(({ afterSeq }) => afterSeq >= (last[0]?.seq ?? 0)) };
  };

  function diff(from: Position): Changes {
    if (from.epoch !== epoch) return { kind: 'epochChanged', head: head(), ...newest() };
    const changed = [...messages, ...lines].filter((row) => row.pts > from.pts).sort((a, b) => a.pts - b.pts);
    if (changed.length > TOO_MANY) return { kind: 'tooLong', head: head(), ...newest() };
    const hasMore = changed.length > ROWS;
    const to = hasMore ? changed[ROWS - 1]!.pts : pts;
    const rows = changed.filter((row) => row.pts <= to);
    const isMessage = (row: Message | Line): row is Message => 'seq' in row;
    return {
      kind: 'changes',
      head: head(),
      pts: to,
      hasMore,
      messages: rows.filter(isMessage),
      lines: rows.filter((row): row is Line => !isMessage(row)),
    };
  }

  return {
    id,
    head,
    messages,
    lines,
    users,
    conversationFor,
    /** What was sent since this was asked last. */
    takeTold: () => told.splice(0),
    send(uid: string, clientId: string, text: string, isNudge: boolean): { message: Message; readSeq: number | null } {
      const known = messages.find((message) => message.clientId === clientId && message.sender.uid === uid);
      if (known) return { message: known, readSeq: null };
      pts += 1;
      const seq = messages.length + 1;
      const message = messageOf({ conversation: id, seq, pts, clientId, text, sender: personOf(uid) });
      messages.push(message);
      const user = users.get(uid)!;
      const isAtEnd = user.readSeq === seq - 1;
      if (isAtEnd) user.readSeq = seq;
      tellChanges(pts - 1, [message], [], isNudge);
      if (isAtEnd) tellUser(uid, true);
      return { message, readSeq: isAtEnd ? seq : null };
    },
    edit: (seq: number, text: string, isNudge: boolean) => change(seq, { text, rev: 1 }, isNudge),
    recall: (seq: number, isNudge: boolean) => change(seq, { text: '', recalledAt: new Date(0).toISOString() }, isNudge),
    join(isNudge: boolean): void {
      pts += 1;
      lines.push(lineOf({ conversation: id, pts, afterSeq: messages.length }));
      tellChanges(pts - 1, [], [lines.at(-1)!], isNudge);
    },
    read(uid: string, seq: number): number {
      const user = users.get(uid)!;
      if (seq > user.readSeq) {
        user.readSeq = Math.min(seq, messages.length);
        tellUser(uid, false);
      }
      return user.readSeq;
    },
    /** A backup was restored that lost nothing: nobody may trust what they kept all the same. */
    restore(): void {
      epoch = `${epoch}'`;
    },
    diff,
    window({ from, to, asOf = 0 }: SocketCalls['im.window']['input']): SocketCalls['im.window']['output'] {
      return {
        head: head(),
        from,
        to,
        messages: messages.slice(from - 1, to).filter((message) => message.pts > asOf),
        lines: lines.filter((line) => line.afterSeq >= from - 1 && line.afterSeq <= to && line.pts > asOf),
      };
    },
    hello(uid: string, { uv, epoch: known, heads, open }: SocketCalls['im.hello']['input']): SocketCalls['im.hello']['output'] {
      const user = users.get(uid)!;
      const isBehind = heads.some((position) => position.epoch !== epoch || position.pts < pts) || heads.length === 0;
      return {
        uv: user.uv,
        epoch: `installation ${epoch}`,
        isReset: uv === 0 || known !== `installation ${epoch}`,
        conversations: uv < user.uv ? [conversationFor(uid)] : [],
        gone: [],
        heads: isBehind ? [{ ...head(), last: null }] : [],
        changes: open ? diff(open) : null,
      };
    },
  };
}

export type FakeServer = ReturnType<typeof createFakeServer>;
