import { $isSignedIn, loginRequested, signedIn, signedOut } from '@mortar/host';
import { getFavoriteStats, getItemFavoriteStats, setFavorite, setItemFavorite, type FavoriteStats } from '@mortar/protocol/market';
import { createTask, toastFailures } from '@mortar/remote-kit';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { inParts } from '../../lib/parts.ts';
import { keepWish, takeWish, type FavouriteWish } from './kept-wish.ts';

type Known = Readonly<Record<string, Pick<FavoriteStats, 'isFavorite' | 'count'>>>;

/** Most ids of one question. */
const AT_ONCE = 100;

/** Collections and items stand on the page, by their ids. */
export const favouritesShown = createEvent<readonly string[]>();
/** Somebody pressed a star. */
export const favouritePressed = createEvent<FavouriteWish>();

const isItemId = (id: string): boolean => id.split('-').length > 2;

/** What is known of what people watch, by ids; a press shows at once and goes back where the server refuses it. */
export const $favourites = createStore<Known>({});

const readFx = createTask(async ({ ids }: { ids: readonly string[]; before: Known }, { call }): Promise<FavoriteStats[]> => {
  const ask = async (endpoint: typeof getFavoriteStats, of: readonly string[]) =>
    of.length === 0 ? [] : (await call(endpoint, { ids: of.join(',') })).items;
  const found: FavoriteStats[] = [];
  for (const part of inParts(ids, AT_ONCE)) {
    found.push(
      ...(await ask(
        getFavoriteStats,
        part.filter((id) => !isItemId(id)),
      )),
    );
    found.push(...(await ask(getItemFavoriteStats, part.filter(isItemId))));
  }
  return found;
});
const askFx = attach({ source: $favourites, mapParams: (ids: readonly string[], before) => ({ ids, before }), effect: readFx });
const setFx = createTask(({ id, isItem, isWanted }: FavouriteWish & { isWanted: boolean }, { call }) =>
  call(isItem ? setItemFavorite : setFavorite, { id, status: isWanted ? 1 : 0 }),
);
const keepFx = createEffect(keepWish);
const takeFx = createEffect(takeWish);

const withWish = (known: Known, id: string, isFavorite: boolean): Known => {
  const before = known[id] ?? { isFavorite: false, count: 0 };
  if (before.isFavorite === isFavorite) return known;
  return { ...known, [id]: { isFavorite, count: Math.max(0, before.count + (isFavorite ? 1 : -1)) } };
};

/** What an answer says, but for what was pressed since it was asked for: that stays, and changes the count. */
const withStats = (known: Known, before: Known, stats: readonly FavoriteStats[]): Known => {
  const told: Known = { ...known, ...Object.fromEntries(stats.map((one) => [one.id, one])) };
  const pressed = stats.filter(({ id }) => known[id] && known[id] !== before[id]);
  return pressed.reduce((all, { id }) => withWish(all, id, known[id]!.isFavorite), told);
};

$favourites
  .on(readFx.done, (known, { params: { before }, result }) => withStats(known, before, result))
  .on(setFx, (known, { id, isWanted }) => withWish(known, id, isWanted))
  .on(setFx.done, (known, { params: { id }, result }) => ({ ...known, [id]: result }))
  .on(setFx.fail, (known, { params: { id, isWanted } }) => withWish(known, id, !isWanted))
  .reset(signedOut);

/** What stands on the page, for when somebody logs in there. */
const $shown = createStore<readonly string[]>([]).on(favouritesShown, (shown, ids) => [...new Set([...shown, ...ids])].slice(-1000));

sample({
  clock: favouritesShown,
  source: { known: $favourites, isSignedIn: $isSignedIn },
  filter: ({ known, isSignedIn }, ids) => isSignedIn && ids.some((id) => !known[id]),
  fn: ({ known }, ids) => ids.filter((id) => !known[id]),
  target: askFx,
});
sample({ clock: signedIn, source: $shown, filter: (ids) => ids.length > 0, target: askFx });

// A visitor logs in first; the wish waits for them.
sample({
  clock: favouritePressed,
  source: { known: $favourites, isSignedIn: $isSignedIn },
  filter: ({ isSignedIn }) => isSignedIn,
  fn: ({ known }, wish) => ({ ...wish, isWanted: !known[wish.id]?.isFavorite }),
  target: setFx,
});
const turnedAway = sample({ clock: favouritePressed, source: $isSignedIn, filter: (is) => !is, fn: (_, wish) => wish });
sample({ clock: turnedAway, target: keepFx });
sample({ clock: turnedAway, fn: () => ({}), target: loginRequested });
sample({ clock: [signedIn, favouritesShown], source: $isSignedIn, filter: (is) => is, fn: () => undefined, target: takeFx });
sample({
  clock: takeFx.doneData.filterMap((wish) => wish ?? undefined),
  fn: (wish) => ({ ...wish, isWanted: true }),
  target: setFx,
});
toastFailures(setFx.failData);
