import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { SUCCESS } from '@mortar/protocol';
import type { Link, LinkEvents, LinkOutcome } from '../src/connection/link.ts';
import { createLeaderLink } from '../src/connection/shared/leader-link.ts';

const META = { lang: 'en', tab: '' };
const success = (data: unknown): LinkOutcome => ({ answer: { code: SUCCESS, msg: '', data } });

/** Tabs of one browser: what one posts, the others hear. */
class FakeChannel extends EventTarget {
  static readonly all = new Set<FakeChannel>();
  constructor() {
    super();
    FakeChannel.all.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.all) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** Who waits for the lock; the first one holds it. */
let queue: (() => unknown)[] = [];
/** The tab that holds the lock is gone. */
function closeLeader(channel: FakeChannel): void {
  FakeChannel.all.delete(channel);
  queue.shift();
  queue[0]?.();
}

const { BroadcastChannel } = globalThis;
beforeEach(() => {
  queue = [];
  FakeChannel.all.clear();
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  const locks = {
    request(_name: string, work: () => unknown) {
      queue.push(work);
      if (queue.length === 1) work();
      return new Promise(() => {});
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});
afterEach(() => {
  Object.assign(globalThis, { BroadcastChannel });
  Reflect.deleteProperty(navigator, 'locks');
});

/** Sockets that were opened, by the tab that did. */
function open(tab: string, opened: string[]) {
  let events: LinkEvents | undefined;
  const states: string[] = [];
  const socket = (given: LinkEvents): Link => {
    events = given;
    return {
      open(uid) {
        opened.push(`${tab} for ${uid}`);
        given.changed('connected');
      },
      call: async (name) => success(`${name} by ${tab}`),
      close: () => given.changed('closed'),
    };
  };
  const before = new Set(FakeChannel.all);
  const link = createLeaderLink(
    tab,
    { changed: (state) => states.push(state), happened: (name) => states.push(name), identify: async () => null },
    socket,
  );
  const channel = [...FakeChannel.all].find((one) => !before.has(one))!;
  return { link, states, channel, tells: (name: string) => events?.happened(name, {}) };
}

test('the first tab connects for all, and the next one takes over when it is gone', async () => {
  const opened: string[] = [];
  const [a, b] = [open('a', opened), open('b', opened)];
  b.link.open('ann');
  expect([opened, a.states.at(-1), b.states.at(-1)]).toEqual([['a for ann'], 'connected', 'connected']);
  a.tells('im.user');
  expect([a.states.at(-1), b.states.at(-1)]).toEqual(['im.user', 'im.user']);
  expect(await b.link.call('one', {}, META)).toEqual(success('one by a'));

  closeLeader(a.channel);
  expect(opened).toEqual(['a for ann', 'b for ann']);
  expect(await b.link.call('two', {}, META)).toEqual(success('two by b'));
});

test('a tab that opens later has what there is at once', () => {
  const opened: string[] = [];
  const a = open('a', opened);
  a.link.open('ann');
  const late = open('c', opened);
  expect([late.states, opened]).toEqual([['connected'], ['a for ann']]);
});

test('a tab that leaves takes nothing from the others, and a logout ends it for all', () => {
  const opened: string[] = [];
  const [a, b, c] = [open('a', opened), open('b', opened), open('c', opened)];
  a.link.open('ann');
  b.link.leave();
  expect([a.states.at(-1), c.states.at(-1)]).toEqual(['connected', 'connected']);
  c.link.close();
  expect([a.states.at(-1), c.states.at(-1)]).toEqual(['closed', 'closed']);
});
