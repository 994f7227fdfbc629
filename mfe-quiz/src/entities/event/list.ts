import { createRequest } from '@mortar/client';
import { $isSignedIn, signedOut } from '@mortar/host';
import type { Input, Output } from '@mortar/protocol';
import { cancelEvent, listEvents, remindOfEvent, scheduleEvent } from '@mortar/protocol/quiz';
import { createPages, createQuery } from '@mortar/remote-kit';
import { attach, createStore, sample } from 'effector';

type Listed = Output<typeof listEvents>;
export type ListedEvent = Listed['items'][number];
const listFx = createRequest(listEvents);

/** The next event; an empty list where none is to come. */
export const nextEvent = createQuery<void, Listed>(attach({ effect: listFx, mapParams: () => ({ which: 'next' as const, pageSize: 1 }) }));
const keyOf = ({ eventid }: ListedEvent) => eventid;
export const comingEvents = createPages(listFx, { pageSize: 10, keyOf });
export const pastEvents = createPages(listFx, { pageSize: 10, keyOf });

/** Somebody wants to be reminded of an event, or no longer. */
export const remindFx = createRequest(remindOfEvent);
export const scheduleFx = createRequest(scheduleEvent);
export const cancelFx = createRequest(cancelEvent);

/** Reminders that were set or taken back since lists were read, by event. */
export const $reminders = createStore<Readonly<Record<string, boolean>>>({})
  .on(remindFx.done, (all, { params, result }) => ({ ...all, [(params as Input<typeof remindOfEvent>).eventid]: result.reminded }))
  .reset(signedOut);

sample({ clock: [scheduleFx.done, cancelFx.done], fn: () => undefined, target: [comingEvents.retried, nextEvent.retried] });
sample({ clock: $isSignedIn, filter: Boolean, fn: () => undefined, target: [comingEvents.retried, nextEvent.retried] });
