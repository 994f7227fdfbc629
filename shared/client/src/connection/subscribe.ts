import type { SocketTopics, TopicEvent, TopicPosition } from '@mortar/protocol/realtime';
import { createEffect, createEvent, createStore, sample, scopeBind, type Event, type EventCallable } from 'effector';
import { createCall } from './call.ts';
import { listen } from './listen.ts';
import { $connection, $wanted, connected, connectionWanted } from './model.ts';

type Topic = Extract<keyof SocketTopics, string>;

/** What is known of a topic that somebody here follows. */
interface Followed {
  /** How many follow it. */
  by: number;
  /** Null until the server said where the topic stands. */
  at: TopicPosition | null;
  /** The highest number that came before it did. */
  early: number;
}

/** A topic that a page follows while somebody looks at it. */
export interface Subscription<Params, Name extends Topic> {
  /** Somebody looks: ask `left` as often. */
  wanted: EventCallable<Params>;
  left: EventCallable<Params>;
  /** What happened, each thing once and in order. */
  happened: Event<TopicEvent<SocketTopics[Name]>>;
  /**
   * The state behind a topic is to be read (anew), by its name: the subscription stands now, or something happened that did
   * not come here.
   */
  missed: Event<string>;
}

const topicWanted = createEvent<string>();
const topicLeft = createEvent<string>();
const topicMissed = createEvent<string>();
const stoodAt = createEvent<{ topic: string; at: TopicPosition }>();
const seen = listen('topic');

/** A server that was too busy to subscribe is asked again after this time, where it names none itself, ms. */
const AGAIN_MS = 5000;

const subscribeFx = createCall('topic.subscribe');
const unsubscribeFx = createCall('topic.unsubscribe');

type All = Readonly<Record<string, Followed>>;

const isNext = ({ at }: Followed, { epoch, n }: TopicEvent) => at !== null && at.epoch === epoch && n === at.n + 1;
const isOld = ({ at }: Followed, { epoch, n }: TopicEvent) => at !== null && at.epoch === epoch && n <= at.n;

const $followed = createStore<All>({})
  .on(topicWanted, (all, topic) => ({ ...all, [topic]: { at: null, early: 0, ...all[topic], by: (all[topic]?.by ?? 0) + 1 } }))
  .on(topicLeft, (all, topic) => {
    const { [topic]: one, ...others } = all;
    return one && one.by > 1 ? { ...others, [topic]: { ...one, by: one.by - 1 } } : others;
  });

/** Turns what comes into what is told, and remembers how far that is. */
const judged = sample({
  clock: seen,
  source: $followed,
  fn: (all, event) => ({ one: Object.hasOwn(all, event.topic) ? all[event.topic] : undefined, event }),
}).filterMap(({ one, event }) => (one && !isOld(one, event) ? { one, event } : undefined));
const happenedHere = judged.filterMap(({ one, event }) => (isNext(one, event) ? event : undefined));
const skipped = judged.filterMap(({ one, event }) => (one.at && !isNext(one, event) ? event : undefined));

$followed
  .on(judged, (all, { one, event: { topic, epoch, n } }) => ({
    ...all,
    [topic]: one.at ? { ...one, at: { epoch, n } } : { ...one, early: Math.max(one.early, n) },
  }))
  .on(stoodAt, (all, { topic, at }) => (Object.hasOwn(all, topic) ? { ...all, [topic]: { ...all[topic]!, at, early: 0 } } : all));
sample({ clock: skipped, fn: ({ topic }) => topic, target: topicMissed });

// A visitor connects for what is public, and for nothing else.
sample({ clock: topicWanted, source: $wanted, filter: (wanted) => wanted === null, fn: () => ({ uid: null }), target: connectionWanted });

const askedFor = createEvent<string>();
const askFx = createEffect((topics: readonly string[]) => {
  const ask = scopeBind(askedFor, { safe: true });
  topics.forEach((topic) => ask(topic));
});

// The first who wants a topic asks the server, the last one leaves it; a new connection asks for all that is followed.
sample({ clock: connected, source: $followed, fn: (all) => Object.keys(all), target: askFx });
sample({
  clock: topicWanted,
  source: { all: $followed, connection: $connection },
  filter: ({ all, connection }, topic) => all[topic]?.by === 1 && connection === 'connected',
  fn: (_, topic) => topic,
  target: askedFor,
});
sample({ clock: askedFor, fn: (topic) => ({ topic }), target: subscribeFx });
sample({
  clock: topicLeft,
  source: { all: $followed, connection: $connection },
  filter: ({ all, connection }, topic) => !Object.hasOwn(all, topic) && connection === 'connected',
  fn: (_, topic) => ({ topic }),
  target: unsubscribeFx,
});

// A busy server is asked again; a refusal stands, and with a lost connection the next one asks.
const againDue = createEvent<string>();
const waitFx = createEffect(({ topic, ms }: { topic: string; ms: number }) => {
  const due = scopeBind(againDue, { safe: true });
  setTimeout(() => due(topic), ms);
});
sample({
  clock: subscribeFx.fail.filterMap(({ params: { topic }, error }) => {
    if (error.kind === 'timeout') return { topic, ms: AGAIN_MS };
    return error.kind === 'http' && error.status >= 429 ? { topic, ms: error.retryAfterMs ?? AGAIN_MS } : undefined;
  }),
  target: waitFx,
});
sample({
  clock: againDue,
  source: { all: $followed, connection: $connection },
  filter: ({ all, connection }, topic) => Object.hasOwn(all, topic) && connection === 'connected',
  fn: (_, topic) => topic,
  target: askedFor,
});

const stood = sample({
  clock: subscribeFx.done,
  source: $followed,
  fn: (all, { params: { topic }, result: at }) => ({ topic, at, one: Object.hasOwn(all, topic) ? all[topic] : undefined }),
});
sample({
  clock: stood,
  filter: ({ one, at }) => one !== undefined && (one.at?.epoch !== at.epoch || one.at.n !== at.n || one.early > at.n),
  fn: ({ topic }) => topic,
  target: topicMissed,
});
sample({ clock: stood, fn: ({ topic, at }) => ({ topic, at }), target: stoodAt });

/**
 * A form of topics that pages follow, made once at module level: ``subscribe((id: string) => `market:collection:${id}` as const)``.
 * Visitors may follow too.
 */
export function subscribe<Params, Name extends Topic>(nameOf: (params: Params) => Name): Subscription<Params, Name> {
  const [wanted, left] = [createEvent<Params>(), createEvent<Params>()];
  const textOf = (params: Params): string => nameOf(params);
  const $own = createStore<readonly string[]>([]).on(wanted, (own, params) => [...new Set([...own, textOf(params)])]);
  sample({ clock: wanted, fn: textOf, target: topicWanted });
  sample({ clock: left, fn: textOf, target: topicLeft });
  return {
    wanted,
    left,
    happened: sample({
      clock: happenedHere,
      source: $own,
      filter: (own, { topic }) => own.includes(topic),
      fn: (_, event) => event as TopicEvent<SocketTopics[Name]>,
    }),
    missed: sample({ clock: topicMissed, source: $own, filter: (own, topic) => own.includes(topic), fn: (_, topic) => topic }),
  };
}
