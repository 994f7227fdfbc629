import { createEvent, sample } from 'effector';
import { comingEvents, pastEvents } from '#entities/event';

/** The page of all events is opened. */
export const eventsOpened = createEvent();

sample({ clock: eventsOpened, fn: () => ({ which: 'next' as const }), target: comingEvents.wanted });
sample({ clock: eventsOpened, fn: () => ({ which: 'past' as const }), target: pastEvents.wanted });
