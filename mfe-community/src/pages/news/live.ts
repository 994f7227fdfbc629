import { subscribe } from '@mortar/client/connection';
import { NEWS_ROWS, NEWS_TOPIC, type Story } from '@mortar/protocol/news';
import { createTask } from '@mortar/remote-kit';
import { combine, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { pageFx, stories, type Asked, type StoryPage } from './model.ts';

/** The list is looked at. */
export const Watched = createGate();
/** What is new is to be shown. */
export const freshWanted = createEvent();

const topic = subscribe(() => NEWS_TOPIC);
sample({ clock: Watched.open, fn: () => undefined, target: topic.wanted });
sample({ clock: Watched.close, fn: () => undefined, target: topic.left });

/** What the list that is shown was asked for by. */
const $asked = createStore<Asked | null>(null).on(stories.readFx, (_, asked) => asked);
const newestFx = createTask(({ asked }: { asked: Asked }, { bind }) => bind(pageFx)({ ...asked, pageSize: NEWS_ROWS }));
/** The newest page of the same list. */
const $newest = createStore<StoryPage | null>(null).reset(stories.readFx);
sample({
  clock: newestFx.done,
  source: $asked,
  filter: (asked, { params }) => asked === params.asked,
  fn: (_, { result }) => result,
  target: $newest,
});

const heard = createEvent();
// What somebody keeps nobody else adds to.
sample({
  clock: [topic.happened, topic.missed],
  source: { isOpen: Watched.status, asked: $asked },
  filter: ({ isOpen, asked }) => isOpen && asked !== null && !asked.isKept,
  fn: () => undefined,
  target: heard,
});
const $isHeardMeanwhile = createStore(false)
  .on(sample({ clock: heard, filter: newestFx.pending }), () => true)
  .reset(newestFx);
sample({
  clock: [heard, sample({ clock: newestFx.finally, filter: $isHeardMeanwhile })],
  source: { asked: $asked, isReading: newestFx.pending },
  filter: ({ asked, isReading }) => asked !== null && !isReading,
  fn: ({ asked }) => ({ asked: asked! }),
  target: newestFx,
});

const idOf = ({ lead }: Story): string => lead.newsid;
const isKnown = (list: readonly Story[]) => {
  const ids = new Set(list.map(idOf));
  return (story: Story): boolean => ids.has(idOf(story));
};
/** How many stories came since the list was read, as it is narrowed down. */
export const $fresh = combine(stories.$data, $newest, (shown, newest) => {
  if (!shown || !newest) return 0;
  const known = isKnown(shown.items);
  return newest.items.filter((story) => !known(story)).length;
});

const isBehind = ({ lead: a }: Story, { lead: b }: Story): boolean =>
  a.publishedAt < b.publishedAt || (a.publishedAt === b.publishedAt && Number(a.newsid) < Number(b.newsid));

/** The newest page, and what of the list stands behind it; null where something would be missing between the two. */
export function withNewest(shown: StoryPage, newest: StoryPage): StoryPage | null {
  const last = newest.items.at(-1);
  if (!last || newest.next === null) return newest;
  if (!shown.items.some(isKnown(newest.items))) return null;
  return { ...shown, items: [...newest.items, ...shown.items.filter((story) => isBehind(story, last))] };
}

// Where nothing stands, nothing moves.
sample({
  clock: $fresh,
  source: stories.$data,
  filter: (shown, fresh) => shown?.items.length === 0 && fresh > 0,
  fn: () => undefined,
  target: freshWanted,
});
const letIn = sample({
  clock: freshWanted,
  source: { shown: stories.$data, newest: $newest },
  filter: ({ shown, newest }) => shown !== null && newest !== null,
  fn: ({ shown, newest }) => withNewest(shown!, newest!),
});
stories.$data.on(letIn, (shown, joined) => joined ?? shown);
sample({ clock: letIn, filter: (joined) => joined === null, fn: () => undefined, target: stories.retried });
