import { createRequest } from '@mortar/client';
import { subscribe } from '@mortar/client/connection';
import type { Output } from '@mortar/protocol';
import { listMarketActivity, marketTopic, type MarketEvent } from '@mortar/protocol/market';
import { createTask } from '@mortar/remote-kit';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  sample,
  scopeBind,
  type EventCallable,
  type Store,
  type StoreValue,
} from 'effector';
import { createGate, type Gate } from 'effector-react';
import { $chains } from '#entities/overview';
import { createKeptPages, type KeptPages } from '../../lib/kept-pages.ts';

type Events = Output<typeof listMarketActivity>;
type Input = { kinds?: string; collection?: string; cursor?: string; pageSize: number };

/** Events that are shown, and those that came since: nothing moves until somebody wants to see them. */
export interface LiveEvents {
  list: KeptPages<Input, Events>;
  /** The list is looked at. */
  Open: Gate<unknown>;
  /** What happened since the list was read, as it is filtered. */
  $fresh: Store<readonly MarketEvent[]>;
  /** What is new is to be shown, above the rest. */
  freshWanted: EventCallable<void>;
}

const keyOf = ({ id }: MarketEvent) => id;

/** What of the newest page is not among what is shown. */
const newOf = (newest: Events | null, shown: Events | null): MarketEvent[] => {
  const known = new Set(shown?.items.map(keyOf));
  return shown ? (newest?.items ?? []).filter((event) => !known.has(event.id)) : [];
};

/** Makes a list of what happens that hears of more. Make it at module level. */
export function createLiveEvents(pageSize: number): LiveEvents {
  const list = createKeptPages<Input, Events>(createRequest(listMarketActivity), { pageSize, keyOf });
  const Open = createGate();
  const topic = subscribe((chain: number) => marketTopic(chain));
  const freshWanted = createEvent();
  const heard = createEvent();
  type Question = NonNullable<StoreValue<typeof list.$question>>;
  const newestFx = createTask(({ question }: { question: Question }, { call }) => call(listMarketActivity, { ...question, pageSize }));

  // What came to a question that another one has taken the place of is nothing new in that.
  const newest = sample({
    clock: newestFx.done,
    source: list.$question,
    filter: (question, { params }) => question === params.question,
    fn: (_, { result }) => result,
  });
  const $newest = createStore<Events | null>(null)
    .on(newest, (_, events) => events)
    .reset(list.opened, list.pages.$answered);
  const $isHeardMeanwhile = createStore(false)
    .on(sample({ clock: heard, filter: newestFx.pending }), () => true)
    .reset(newestFx);
  const $fresh = combine($newest, list.pages.$data, newOf);

  // The chains that are looked at, from the moment on at which both are known.
  const $followed = createStore<readonly number[]>([]);
  const followFx = createEffect(({ to, chains }: { to: 'wanted' | 'left'; chains: readonly number[] }) => {
    const tell = scopeBind(topic[to], { safe: true });
    chains.forEach((chain) => tell(chain));
  });
  const begun = sample({
    clock: [Open.open, $chains],
    source: { chains: $chains, isOpen: Open.status, followed: $followed },
    filter: ({ chains, isOpen, followed }) => isOpen && chains.length > 0 && followed.length === 0,
    fn: ({ chains }) => ({ to: 'wanted' as const, chains }),
  });
  const ended = sample({ clock: Open.close, source: $followed, fn: (chains) => ({ to: 'left' as const, chains }) });
  $followed.on(begun, (_, { chains }) => chains).on(ended, () => []);
  sample({ clock: [begun, ended], target: followFx });

  sample({ clock: [topic.happened, topic.missed], filter: Open.status, fn: () => undefined, target: heard });
  const asked = sample({
    clock: [heard, sample({ clock: newestFx.finally, filter: $isHeardMeanwhile })],
    source: { question: list.$question, isReading: newestFx.pending },
    filter: ({ question, isReading }) => question !== null && !isReading,
    fn: ({ question }) => ({ question: question! }),
  });
  sample({ clock: asked, target: newestFx });

  // Where nothing stands, nothing moves.
  sample({
    clock: $fresh,
    source: list.pages.$data,
    filter: (shown, fresh) => shown?.items.length === 0 && fresh.length > 0,
    fn: () => undefined,
    target: freshWanted,
  });
  // More than a page is not put together: what lies between would be missing.
  list.pages.$data.on(sample({ clock: freshWanted, source: $fresh, filter: (fresh) => fresh.length < pageSize }), (shown, fresh) =>
    shown ? { ...shown, items: [...fresh, ...shown.items] } : shown,
  );
  sample({
    clock: freshWanted,
    source: $fresh,
    filter: (fresh) => fresh.length >= pageSize,
    fn: () => undefined,
    target: list.pages.retried,
  });
  return { list, Open, $fresh, freshWanted };
}
