import { createEvent, sample } from 'effector';
import { createLiveEvents } from '#entities/market';
import { overviewNeeded } from '#entities/overview';
import { questionOf, type View } from './view.ts';

/** The page is opened, or shows something else. */
export const opened = createEvent<{ view: View; isReturn: boolean }>();

export const events = createLiveEvents(40);

sample({ clock: opened, fn: ({ view, isReturn }) => ({ question: questionOf(view), isReturn }), target: events.list.opened });
sample({ clock: opened, fn: () => undefined, target: overviewNeeded });
