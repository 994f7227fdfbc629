import { createEvent, sample } from 'effector';
import { nextEvent } from '#entities/event';
import { round } from '#entities/round';

/** The first page of the quiz is opened. */
export const homeOpened = createEvent();

sample({ clock: homeOpened, fn: () => undefined, target: [round.wanted, nextEvent.wanted] });
