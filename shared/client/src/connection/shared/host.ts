import { SUCCESS } from '@mortar/protocol';
import type { ConnectionAuth } from '@mortar/protocol/realtime';
import type { CreateLink, LinkState } from '../link.ts';
import type { Asked, Port } from './messages.ts';

/** A tab as the holder of the connection knows it. */
interface Member {
  tab: string;
  /** Topics that it follows. */
  topics: Set<string>;
}

/** Where no tab is there to be asked. */
const NOBODY: Port = { tell: () => undefined };

/** A tab that says nothing for so long is asleep: another one is asked. */
const IDENTIFY_MS = 20_000;

type CallAsked = Extract<Asked, { kind: 'call' }>;

/** Holds one link for all tabs of a browser: every tab hears everything, and each gets the answers to its own calls. */
export function createHost(createLink: CreateLink): (port: Port, asked: Asked) => void {
  const members = new Map<Port, Member>();
  let state: LinkState = 'closed';
  let wish: { uid: string | null } | undefined;
  /** Who waits for an identity, and which tab was asked for one. */
  const asleep = new Set<Port>();
  let identifying: { by: Port; settle(auth?: ConnectionAuth | null): void } | undefined;

  const link = createLink({
    changed(next) {
      state = next;
      for (const port of members.keys()) port.tell({ kind: 'changed', state });
    },
    happened(name, data) {
      for (const port of members.keys()) port.tell({ kind: 'happened', name, data });
    },
    identify: (isRefused) =>
      new Promise((resolve, reject) => {
        const by = askForIdentity(isRefused);
        const timer = setTimeout(() => {
          asleep.add(by);
          identifying?.settle();
        }, IDENTIFY_MS);
        identifying = {
          by,
          settle(auth) {
            clearTimeout(timer);
            identifying = undefined;
            if (auth === undefined) reject(new Error('no tab could say who this is'));
            else resolve(auth);
          },
        };
        if (by === NOBODY) identifying.settle();
      }),
  });

  /** Asks the tab that came last: it is the one that somebody looks at. */
  function askForIdentity(isRefused: boolean): Port {
    const ports = [...members.keys()];
    const port = ports.findLast((one) => !asleep.has(one)) ?? ports.at(-1) ?? NOBODY;
    port.tell({ kind: 'identify', isRefused });
    return port;
  }

  function followedByOthers(topic: string, member: Member): boolean {
    return [...members.values()].some((other) => other !== member && other.topics.has(topic));
  }

  /** A topic is left with the last tab that follows it; the server knows one connection and no tabs. */
  function isKept({ name, input }: Pick<CallAsked, 'name' | 'input'>, member: Member): boolean {
    const { topic } = Object(input) as { topic?: string };
    if (topic === undefined) return false;
    if (name === 'topic.subscribe') member.topics.add(topic);
    if (name !== 'topic.unsubscribe') return false;
    member.topics.delete(topic);
    return followedByOthers(topic, member);
  }

  async function call(port: Port, asked: CallAsked): Promise<void> {
    const { id, name, input, meta } = asked;
    const member = members.get(port);
    const isDone = member !== undefined && isKept(asked, member);
    const outcome = isDone ? { answer: { code: SUCCESS, msg: '', data: {} } } : await link.call(name, input, meta);
    port.tell({ kind: 'outcome', id, outcome });
  }

  function leave(port: Port): void {
    const member = members.get(port);
    if (!member) return;
    members.delete(port);
    asleep.delete(port);
    if (identifying?.by === port) identifying.settle();
    if (members.size === 0) return close();
    if (state !== 'connected') return;
    const meta = { lang: '', tab: member.tab };
    for (const topic of member.topics) if (!followedByOthers(topic, member)) void link.call('topic.unsubscribe', { topic }, meta);
    if (wish?.uid != null) void link.call('tab.closed', { tab: member.tab }, meta);
  }

  function close(): void {
    wish = undefined;
    for (const member of members.values()) member.topics.clear();
    link.close();
  }

  function open(uid: string | null): void {
    // What is public comes over anybody's connection.
    if (uid === null && wish) return;
    wish = { uid };
    link.open(uid);
  }

  return (port, asked) => {
    switch (asked.kind) {
      case 'joined':
        members.set(port, { tab: asked.tab, topics: new Set() });
        return port.tell({ kind: 'changed', state });
      case 'open':
        return open(asked.uid);
      case 'call':
        return void call(port, asked);
      case 'identified':
        asleep.delete(port);
        return identifying?.by === port ? identifying.settle(asked.auth) : undefined;
      case 'close':
        return close();
      case 'left':
        return leave(port);
    }
  };
}
