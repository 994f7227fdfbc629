import { createRequest } from '@mortar/client';
import { listCollectionActivity, listCollectionItems } from '@mortar/protocol/market';
import { createEvent, sample } from 'effector';
import { collectionOpened } from '#entities/collection';
import { overviewNeeded } from '#entities/overview';
import { createKeptPages } from '../../lib/kept-pages.ts';
import type { View } from './view.ts';

interface Opened {
  /** Of the collection. */
  id: string;
  view: View;
  /** Whether somebody came back to the page. */
  isReturn: boolean;
}

/** The page is opened, or shows something else of its collection. */
export const opened = createEvent<Opened>();

export const items = createKeptPages(createRequest(listCollectionItems), { pageSize: 40, keyOf: ({ id }) => id });
export const activity = createKeptPages(createRequest(listCollectionActivity), { pageSize: 40 });

/** What the items of a view are asked for by. */
export const itemsQuestion = (id: string, { isListed, sort }: View) => ({ id, filter: isListed ? 'listed' : 'all', sort }) as const;
/** What the activity of a view is asked for by. */
export const activityQuestion = (id: string, { kind }: View) => ({ id, ...(kind && { kind }) });

sample({ clock: opened, fn: ({ id }) => id, target: collectionOpened });
sample({ clock: opened, fn: () => undefined, target: overviewNeeded });
sample({
  clock: opened,
  filter: ({ view }) => view.tab === 'items',
  fn: ({ id, view, isReturn }) => ({ question: itemsQuestion(id, view), isReturn }),
  target: items.opened,
});
sample({
  clock: opened,
  filter: ({ view }) => view.tab === 'activity',
  fn: ({ id, view, isReturn }) => ({ question: activityQuestion(id, view), isReturn }),
  target: activity.opened,
});
