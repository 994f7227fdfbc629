import { createRequest } from '@mortar/client';
import { getNews, newsFavorites } from '@mortar/protocol/news';
import { createQuery } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { reactionSaved } from '#entities/post';

/** The page of a piece of news was opened. */
export const articleOpened = createEvent<string>();

export const article = createQuery(createRequest(getNews));
/** How many people keep it, and whether this one does. */
export const keeping = createQuery(createRequest(newsFavorites));

sample({ clock: articleOpened, fn: (newsid) => ({ newsid }), target: article.wanted });
sample({ clock: articleOpened, fn: (newsid) => ({ newsid, pageSize: 1 }), target: keeping.wanted });
const kept = sample({
  clock: reactionSaved,
  source: article.$data,
  filter: (shown, { type, id }) => type === 'news' && id === shown?.news.newsid,
  fn: (_, saved) => saved,
});
keeping.$data.on(kept, (shown, { isOn, count }) => shown && { ...shown, mine: isOn, count });

/** The page was given its name; or not, because its article had not come yet. */
export const named = createEvent<{ newsid: string; isNamed: boolean }>();
/** Whose page has no name of its own yet; null where it has. */
export const $nameless = createStore<string | null>(null).on(named, (_, { newsid, isNamed }) => (isNamed ? null : newsid));
