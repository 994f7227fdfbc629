import { findOptions, type ListedOption } from '@mortar/protocol/market';
import { createTask } from '@mortar/remote-kit';
import { createEffect, createEvent, createStore, merge, sample } from 'effector';
import { chainOf } from '#entities/collection';
import { bought, type CartLine, traded } from '../wish.ts';
import { keepLines, keptLines, MOST_LINES, onLinesChanged } from './lines.ts';

/** Something is put in, or what is there already put in at another price. */
export const added = createEvent<readonly CartLine[]>();
/** @param hash of the listing */
export const removed = createEvent<string>();
export const emptied = createEvent();
/** A page with a cart is there. */
export const cartMet = createEvent();
export const cartOpened = createEvent();
export const cartClosed = createEvent();

/** One item once: the last listing of it that was put in. */
const joined = (before: readonly CartLine[], more: readonly CartLine[]): CartLine[] => {
  const ids = new Set(more.map(({ id }) => id));
  return [...before.filter(({ id }) => !ids.has(id)), ...more].slice(0, MOST_LINES);
};

type Change = (lines: readonly CartLine[]) => readonly CartLine[];

const readFx = createTask(() => keptLines());
/** Another page of this browser has changed it. */
const heard = createEvent();
const followFx = createTask((_: void, { bind }) => onLinesChanged(bind(heard)));
/** Applied to what is kept by now, which another page may have changed; to what stands here where nothing can be kept. */
const changeFx = createEffect(({ change, shown }: { change: Change; shown: readonly CartLine[] | null }) => {
  const lines = change(shown ?? keptLines());
  return { lines, isKept: keepLines(lines) };
});

/** What somebody wants to buy, in this browser. */
export const $lines = createStore<readonly CartLine[]>([])
  .on(readFx.doneData, (_, lines) => lines)
  .on(changeFx.doneData, (_, { lines }) => lines);
const $isKept = createStore(true).on(changeFx.doneData, (_, { isKept }) => isKept);

const changed = merge<Change>([
  added.map((more) => (lines) => joined(lines, more)),
  removed.map((hash) => (lines) => lines.filter((line) => line.hash !== hash)),
  emptied.map(() => () => []),
  // What was skipped stays, with the reason.
  bought.map((hashes) => (lines) => lines.filter(({ hash }) => !hashes.has(hash))),
]);
sample({
  clock: changed,
  source: { lines: $lines, isKept: $isKept },
  fn: ({ lines, isKept }, change) => ({ change, shown: isKept ? null : lines }),
  target: changeFx,
});

const $isRead = createStore(false).on(readFx, () => true);
sample({ clock: cartMet, source: $isRead, filter: (isRead) => !isRead, fn: () => undefined, target: [readFx, followFx] });
sample({ clock: heard, target: readFx });

export const $isCartOpen = createStore(false)
  .on(cartOpened, () => true)
  .on(cartClosed, () => false);

/** How an item of the cart stands: what its listing has come to, and what else it costs. */
export interface Stand {
  state: ListedOption['state'] | 'unknown';
  instead: ListedOption | null;
}

const lookFx = createTask(async (lines: readonly CartLine[], { call }): Promise<Record<string, Stand>> => {
  const chains = [...new Set(lines.map(({ id }) => chainOf(id)))];
  const found = await Promise.all(
    chains.map(async (chain) => {
      const hashes = lines.filter(({ id }) => chainOf(id) === chain).map(({ hash }) => hash);
      return (await call(findOptions, { chain, hashes })).items;
    }),
  );
  return Object.fromEntries(found.flat().map(({ listing, instead }) => [listing.hash, { state: listing.state, instead }]));
});

/** By the hashes of listings, as they stood when the cart was last looked at. */
export const $stands = createStore<Record<string, Stand>>({}).on(lookFx.doneData, (_, stands) => stands);
export const $isLooking = lookFx.pending;
export const $lookFailed = createStore(false)
  .on(lookFx.fail, () => true)
  .reset(lookFx);

sample({ clock: [cartOpened, traded], source: $lines, filter: (lines) => lines.length > 0, target: lookFx });
