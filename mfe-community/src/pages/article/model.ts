import { createRequest } from '@mortar/client';
import { getNews, newsFavorites } from '@mortar/protocol/news';
import { createQuery } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';
import { reactionSaved } from '#entities/post';

/** The page of a piece of news was opened. */
export const articleOpened = createEvent<string>();

export const article = createQuery(createRequest(getNews));
/** How many people keep it, and whether this one does. */
export const keeping = createQuery(createRequest(newsFavorites));

sample({ clock: articleOpened, fn: (newsid) => ({ newsid }), target: article.wanted });
sample({ clock: articleOpened, fn: (newsid) => ({ newsid, pageSize: 1 }), target: keeping.wanted });
sample({ clock: reactionSaved, filter: ({ type }) => type === 'news', fn: () => undefined, target: keeping.retried });
