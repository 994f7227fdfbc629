import { subscribe } from '@mortar/client/connection';
import { collectionTopic, listCollectionItems, oneItemOf, type Item } from '@mortar/protocol/market';
import { createTask } from '@mortar/remote-kit';
import { createEvent, createStore, merge, sample, type StoreValue } from 'effector';
import { createGate } from 'effector-react';
import { collection } from '#entities/collection';
import { batch } from '../../lib/batch.ts';
import { items } from './model.ts';

/** The page of a collection is open. */
export const Open = createGate<{ id: string }>();
/** An item is under the pointer or has the focus, or none is. @param id of it */
export const itemHeld = createEvent<string | null>();
/** What waits behind the pill is to be shown. */
export const newsWanted = createEvent();

/** More items than these at once are read as a list. */
const FEW = 12;
const MOST = 100;

const topic = subscribe((id: string) => collectionTopic(id));
sample({ clock: Open.open, fn: ({ id }) => id, target: topic.wanted });
sample({ clock: Open.close, fn: ({ id }) => id, target: topic.left });

const told = topic.happened.map(({ data }) => (data.kind === 'move' ? data.tokens : [data.tokenId]));
const named = sample({ clock: told, filter: (tokens) => tokens !== null, fn: (tokens) => tokens! });
const touched = batch(named).map((all) => [...new Set(all.flat())]);
/** More moved than a message names, or something happened that did not come here: what is shown is compared as a whole. */
const missed = merge([topic.missed, sample({ clock: told, filter: (tokens) => tokens === null })]);

type Question = NonNullable<StoreValue<typeof items.$question>>;
interface Look {
  question: Question;
  /** Items that are looked at; null for as many as are shown, from the first on. */
  tokens: readonly string[] | null;
  shown: number;
}
/** What is so now of some items, whether or not the list still has them. */
interface Seen {
  /** As they stand now. */
  items: readonly Item[];
  /** Ids of those that the list has, as it is filtered. */
  listed: readonly string[];
}

/** Reads items as the page filters them, and those that the filter leaves out by themselves. */
const lookFx = createTask(async ({ question, tokens, shown }: Look, { call }): Promise<Seen> => {
  if (tokens === null || tokens.length > FEW) {
    const { items: first } = await call(listCollectionItems, { ...question, pageSize: Math.min(MOST, Math.max(shown, 1)) });
    return { items: first, listed: first.map(({ id }) => id) };
  }
  const one = (token: string) => call(listCollectionItems, oneItemOf(question.id, token));
  const within = (token: string) => call(listCollectionItems, { ...question, token, pageSize: 1 });
  const found = await Promise.all(tokens.map(async (token) => [await one(token), await within(token)] as const));
  return {
    items: found.flatMap(([now]) => now.items),
    listed: found.flatMap(([, now]) => now.items.map(({ id }) => id)),
  };
});

const asked = { question: items.$question, list: items.pages.$data };
sample({
  clock: touched,
  source: asked,
  filter: ({ question, list }) => question !== null && list !== null,
  fn: ({ question, list }, tokens) => ({ question: question!, tokens, shown: list?.items.length ?? 0 }),
  target: lookFx,
});
sample({
  clock: missed,
  source: asked,
  filter: ({ question, list }) => question !== null && list !== null,
  fn: ({ question, list }) => ({ question: question!, tokens: null, shown: list?.items.length ?? 0 }),
  target: lookFx,
});
sample({
  clock: [touched, missed],
  source: collection.$data,
  filter: Boolean,
  fn: ({ collection: { id } }) => ({ id }),
  target: collection.wanted,
});

const seen = sample({
  clock: lookFx.done,
  source: items.$question,
  filter: (question, { params }) => question === params.question,
  fn: (_, { result }) => result,
});

const $held = createStore<string | null>(null)
  .on(itemHeld, (_, id) => id)
  .reset(Open.close);
/** What is so now of items that are shown, until nobody points at them. */
const $waiting = createStore<Readonly<Record<string, Item>>>({}).reset(items.opened, Open.close);
const applied = createEvent<readonly Item[]>();
const changed = sample({
  clock: seen,
  source: items.pages.$data,
  fn: (list, { items: now }) => {
    const known = new Set(list?.items.map(({ id }) => id));
    return now.filter(({ id }) => known.has(id));
  },
});
$waiting
  .on(changed, (waiting, now) => ({ ...waiting, ...Object.fromEntries(now.map((item) => [item.id, item])) }))
  .on(applied, (waiting, done) => {
    const ids = new Set(done.map(({ id }) => id));
    return Object.fromEntries(Object.entries(waiting).filter(([id]) => !ids.has(id)));
  });
sample({
  clock: [changed, $held],
  source: { waiting: $waiting, held: $held },
  fn: ({ waiting, held }) => Object.values(waiting).filter(({ id }) => id !== held),
  target: applied,
});
items.pages.$data.on(applied, (list, now) => {
  if (!list || now.length === 0) return list;
  const byId = new Map(now.map((item) => [item.id, item]));
  return { ...list, items: list.items.map((item) => byId.get(item.id) ?? item) };
});

/** Items that the list has by now and that aren't shown. */
export const $news = createStore<readonly string[]>([]).reset(items.opened, items.pages.$answered, Open.close);
const came = sample({
  clock: seen,
  source: items.pages.$data,
  fn: (list, { items: now, listed }) => {
    const known = new Set(list?.items.map(({ id }) => id));
    const gone = now.map(({ id }) => id).filter((id) => !listed.includes(id));
    return { added: listed.filter((id) => !known.has(id)), gone };
  },
});
$news.on(came, (news, { added, gone }) => [...new Set([...news, ...added])].filter((id) => !gone.includes(id)));
sample({ clock: newsWanted, target: items.pages.retried });
