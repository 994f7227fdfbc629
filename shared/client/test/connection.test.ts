import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import type { SocketAnswer } from '@mortar/protocol/realtime';
import { allSettled, fork, scopeBind, type Scope } from 'effector';
import {
  $connection,
  $createLink,
  connected,
  connectionDropped,
  connectionWanted,
  createCall,
  listen,
  subscribe,
  type Link,
  type LinkEvents,
  type LinkOutcome,
} from '../src/connection/index.ts';
import { createHost } from '../src/connection/shared/host.ts';
import { createPortLink, type PortLink } from '../src/connection/shared/port-link.ts';
import type { Port } from '../src/connection/shared/messages.ts';
import { recorded } from './client.ts';

declare module '@mortar/protocol/realtime' {
  interface SocketCalls {
    'test.add': { input: { by: number }; output: { sum: number } };
  }
  interface SocketEvents {
    'test.told': { text: string };
  }
  interface SocketTopics {
    [topic: `test:${string}`]: { price: number };
  }
}

const success = (data: unknown = {}): LinkOutcome => ({ answer: { code: SUCCESS, msg: '', data } });

/** The server's end of a link. */
class FakeLink implements Link {
  events: LinkEvents | undefined;
  readonly calls: { name: string; input: unknown; tab: string }[] = [];
  readonly opened: (string | null)[] = [];
  closed = 0;
  answer = (_name: string, _input: unknown): LinkOutcome => success();

  readonly create = (events: LinkEvents): Link => {
    this.events = events;
    return this;
  };
  open(uid: string | null): void {
    this.opened.push(uid);
  }
  async call(name: string, input: unknown, { tab }: { tab: string }): Promise<LinkOutcome> {
    this.calls.push({ name, input, tab });
    return this.answer(name, input);
  }
  close(): void {
    this.closed++;
    this.events?.changed('closed');
  }
}

let server: FakeLink;
beforeEach(() => {
  server = new FakeLink();
});

describe('a page', () => {
  let scope: Scope;
  beforeEach(async () => {
    scope = fork({ values: [[$createLink, { createLink: server.create }]] });
    await allSettled(connectionWanted, { scope, params: { uid: 'ann' } });
  });
  const state = (to: Parameters<LinkEvents['changed']>[0]) => server.events?.changed(to);
  const happens = (name: string, data: unknown) => server.events?.happened(name, data);
  const outcomeOf = (call: () => Promise<unknown>) =>
    call().then(
      (data) => ({ data }),
      (failure: unknown) => ({ failure }),
    );

  const addFx = createCall('test.add');
  const heard = listen('test.told');
  const prices = subscribe((id: string) => `test:${id}` as const);

  test('it opens one link for whoever is signed in, and closes it', async () => {
    await allSettled(connectionWanted, { scope, params: { uid: 'ann' } });
    expect([server.opened, server.closed]).toEqual([['ann', 'ann'], 0]);
    await allSettled(connectionDropped, { scope });
    expect(server.closed).toBe(1);
  });

  test('it knows where the connection stands, and every time that it is there again', () => {
    const times = recorded(connected, scope);
    const seen = [scope.getState($connection)];
    for (const next of ['connecting', 'connected', 'connecting', 'connected'] as const) {
      state(next);
      seen.push(scope.getState($connection));
    }
    expect(seen).toEqual(['closed', 'connecting', 'connected', 'connecting', 'connected']);
    expect(times).toHaveLength(2);
  });

  test('it calls, and hears what the server tells under a name', async () => {
    server.answer = (_name, input) => success({ sum: (input as { by: number }).by + 1 });
    const texts = recorded(heard, scope);
    happens('test.told', { text: 'a' });
    happens('test.other', { text: 'b' });
    expect(await scopeBind(addFx, { scope })({ by: 2 })).toEqual({ sum: 3 });
    expect(texts).toEqual([{ text: 'a' }]);
  });

  const refused = (code: number, more: Partial<SocketAnswer<unknown>> = {}): LinkOutcome => ({
    answer: { code, msg: 'no', data: null, ...more },
  });
  test.each<[string, LinkOutcome, object]>([
    ['no network', { silence: 'network' }, { kind: 'network' }],
    ['no answer', { silence: 'timeout' }, { kind: 'timeout' }],
    ['a refusal', refused(CODES.conflict, { data: 7 }), { kind: 'problem', code: CODES.conflict, msg: 'no', status: 200, data: 7 }],
    ['bad fields', refused(CODES.validation, { data: [] }), { kind: 'validation', fields: [], msg: 'no' }],
    ['too many', refused(CODES.rateLimited, { retryAfter: 3 }), { kind: 'http', status: 429, retryAfterMs: 3000 }],
    ['a dead token', refused(CODES.tokenInvalid), { kind: 'http', status: 401, code: CODES.tokenInvalid }],
    ['a fault', refused(CODES.internal), { kind: 'http', status: 500, code: CODES.internal }],
  ])('a call fails like one over HTTP: %s', async (_what, outcome, failure) => {
    server.answer = () => outcome;
    expect(await outcomeOf(() => scopeBind(addFx, { scope })({ by: 1 }))).toMatchObject({ failure });
  });

  test('a call fails at once where nobody wants a connection', async () => {
    const nobody = fork();
    expect(await outcomeOf(() => scopeBind(addFx, { scope: nobody })({ by: 1 }))).toEqual({ failure: { kind: 'network' } });
  });

  describe('that follows a topic', () => {
    let at = { epoch: 'e', n: 4 };
    let missed: string[];
    let happened: { n: number }[];
    const comes = (n: number, epoch = 'e') => happens('topic', { topic: 'test:a', epoch, n, data: { price: n } });

    beforeEach(async () => {
      at = { epoch: 'e', n: 4 };
      server.answer = () => success(at);
      missed = recorded(prices.missed, scope);
      happened = recorded(prices.happened, scope);
      state('connected');
      await allSettled(prices.wanted, { scope, params: 'a' });
    });

    test('it reads the state once it follows, then gets everything once and in order', () => {
      expect(missed).toEqual(['test:a']);
      for (const n of [4, 5, 5, 6, 3]) comes(n);
      expect(happened.map(({ n }) => n)).toEqual([5, 6]);
      expect(missed).toHaveLength(1);
    });

    test.each([
      ['a number is skipped', 6, 'e'],
      ['another epoch begins', 1, 'f'],
    ])('it reads the state anew where %s, and goes on from there', (_what, n, epoch) => {
      comes(n, epoch);
      expect([missed, happened]).toEqual([['test:a', 'test:a'], []]);
      comes(n + 1, epoch);
      expect([missed.length, happened]).toEqual([2, [expect.objectContaining({ n: n + 1 })]]);
    });

    test('it asks again with every connection, and reads anew only what moved', async () => {
      state('connecting');
      state('connected');
      await allSettled(scope);
      expect(server.calls.filter(({ name }) => name === 'topic.subscribe')).toHaveLength(2);
      expect(missed).toHaveLength(1);
      at = { epoch: 'e', n: 9 };
      state('connecting');
      state('connected');
      await allSettled(scope);
      expect(missed).toHaveLength(2);
    });

    test('it leaves with the last who looks', async () => {
      await allSettled(prices.wanted, { scope, params: 'a' });
      await allSettled(prices.left, { scope, params: 'a' });
      expect(server.calls.map(({ name }) => name)).toEqual(['topic.subscribe']);
      await allSettled(prices.left, { scope, params: 'a' });
      expect(server.calls.map(({ name }) => name)).toEqual(['topic.subscribe', 'topic.unsubscribe']);
    });
  });

  describe('that follows a topic of a server that', () => {
    beforeEach(() => {
      jest.useFakeTimers();
      state('connected');
    });
    afterEach(() => void jest.useRealTimers());
    const asked = () => server.calls.filter(({ name }) => name === 'topic.subscribe').length;

    test.each<[string, LinkOutcome, number]>([
      ['is busy', refused(CODES.rateLimited, { retryAfter: 3 }), 3000],
      ['fails', refused(CODES.internal), 5000],
      ['is silent', { silence: 'timeout' }, 5000],
    ])('%s, it asks again', async (_what, outcome, ms) => {
      server.answer = () => outcome;
      await allSettled(prices.wanted, { scope, params: 'a' });
      const missed = recorded(prices.missed, scope);
      server.answer = () => success({ epoch: 'e', n: 4 });
      await jest.advanceTimersByTimeAsync(ms - 1);
      expect(asked()).toBe(1);
      await jest.advanceTimersByTimeAsync(1);
      expect([asked(), missed]).toEqual([2, ['test:a']]);
    });

    test.each<[string, () => unknown]>([
      ['nobody looks any more', () => scopeBind(prices.left, { scope })('a')],
      ['there is no connection', () => state('connecting')],
    ])('fails, it asks no more once %s', async (_what, happen) => {
      server.answer = () => refused(CODES.internal);
      await allSettled(prices.wanted, { scope, params: 'a' });
      happen();
      await jest.advanceTimersByTimeAsync(60_000);
      expect(asked()).toBe(1);
    });
  });

  test('a visitor connects for a topic', async () => {
    const visitor = fork({ values: [[$createLink, { createLink: server.create }]] });
    server.opened.length = 0;
    await allSettled(prices.wanted, { scope: visitor, params: 'a' });
    expect(server.opened).toEqual([null]);
  });
});

describe('tabs of one browser', () => {
  let take: ReturnType<typeof createHost>;
  beforeEach(() => {
    take = createHost(server.create);
  });

  /** A tab with a port of its own. */
  function open(tab: string) {
    const states: string[] = [];
    const heard: string[] = [];
    const port: Port = { tell: (told) => link.take(told) };
    const link: PortLink = createPortLink(tab, (asked) => take(port, asked), {
      changed: (state) => states.push(state),
      happened: (name) => heard.push(name),
      identify: async () => ({ uid: 'ann', utoken: `of ${tab}` }),
    });
    link.rejoin();
    return {
      tab,
      states,
      heard,
      link,
      call: (name: string, input: unknown = {}) => link.call(name, input, { lang: 'en', tab }),
      leave: () => take(port, { kind: 'left' }),
    };
  }

  test('they have one connection, hear the same, and get their own answers', async () => {
    const [a, b] = [open('a'), open('b')];
    a.link.open('ann');
    server.events?.changed('connected');
    const late = open('c');
    server.events?.happened('im.user', {});
    server.answer = (name) => success(name);
    expect(await Promise.all([a.call('one'), b.call('two')])).toEqual([success('one'), success('two')]);
    expect([a.states.at(-1), b.states.at(-1), late.states.at(-1)]).toEqual(['connected', 'connected', 'connected']);
    expect([a.heard, b.heard, late.heard]).toEqual([['im.user'], ['im.user'], ['im.user']]);
  });

  test('the one that came last says who this is, and another one when that is gone', async () => {
    const a = open('a');
    const b = open('b');
    a.link.open('ann');
    expect(await server.events?.identify(false)).toEqual({ uid: 'ann', utoken: 'of b' });
    b.leave();
    expect(await server.events?.identify(false)).toEqual({ uid: 'ann', utoken: 'of a' });
    a.leave();
    await expect(server.events?.identify(false)).rejects.toThrow();
  });

  test('another one is asked where the last one is asleep', async () => {
    jest.useFakeTimers();
    try {
      open('a').link.open('ann');
      take({ tell: () => undefined }, { kind: 'joined', tab: 'asleep' });
      const [first] = await Promise.all([server.events!.identify(false).catch(String), jest.advanceTimersByTimeAsync(20_000)]);
      expect(first).toBe('Error: no tab could say who this is');
      expect(await server.events!.identify(false)).toEqual({ uid: 'ann', utoken: 'of a' });
    } finally {
      jest.useRealTimers();
    }
  });

  test('what one alone asked for is over with it', async () => {
    const [a, b] = [open('a'), open('b')];
    a.link.open('ann');
    server.events?.changed('connected');
    for (const one of [a, b]) await one.call('topic.subscribe', { topic: 't' });
    await a.call('topic.subscribe', { topic: 'u' });
    expect(await b.call('topic.unsubscribe', { topic: 't' })).toEqual(success());
    a.leave();
    expect(server.calls.slice(3)).toEqual([
      { name: 'topic.unsubscribe', input: { topic: 't' }, tab: 'a' },
      { name: 'topic.unsubscribe', input: { topic: 'u' }, tab: 'a' },
      { name: 'tab.closed', input: { tab: 'a' }, tab: 'a' },
    ]);
    b.leave();
    expect(server.closed).toBe(1);
  });

  test('a logout in one closes it for all', () => {
    const [a, b] = [open('a'), open('b')];
    b.link.open('ann');
    server.events?.changed('connected');
    a.link.close();
    expect([server.closed, b.states.at(-1)]).toEqual([1, 'closed']);
  });

  test('what is public comes over somebody’s connection', () => {
    const [a, b] = [open('a'), open('b')];
    a.link.open('ann');
    b.link.open(null);
    expect(server.opened).toEqual(['ann']);
  });

  test('calls whose holder went end without an answer, and the wish goes to the next one', async () => {
    const a = open('a');
    a.link.open('ann');
    const unanswered = new Promise<LinkOutcome>(() => {});
    server.call = () => unanswered;
    const pending = a.call('one');
    a.link.rejoin();
    expect(await pending).toEqual({ silence: 'network' });
    expect(server.opened).toEqual(['ann', 'ann']);
  });
});
