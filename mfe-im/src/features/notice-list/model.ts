import { createRequest } from '@mortar/client';
import { listen } from '@mortar/client/connection';
import { listNotices, readNotices } from '@mortar/protocol/notices';
import { createList } from '@mortar/remote-kit';
import { createStore, sample } from 'effector';
import { createGate } from 'effector-react';

/** What the person is told of, the newest first. */
export const notices = createList(listNotices, { keyOf: ({ id }) => id });
/** Open while somebody who is signed in has the panel open. */
export const NoticesGate = createGate('NoticesGate');

/** How many show the list: page and dock may at once, and a gate is closed by the first of them that goes. */
const $shown = createStore(0)
  .on(NoticesGate.open, (shown) => shown + 1)
  .on(NoticesGate.close, (shown) => shown - 1);

const noticesChanged = listen('notices.changed');

/** Marks everything up to a notice as read, on all devices. */
export const readFx = createRequest(readNotices);

sample({ clock: NoticesGate.open, fn: () => ({}), target: notices.wanted });
// Told on every device, this one too: the list is read anew, with what was seen.
sample({ clock: noticesChanged, source: $shown, filter: (shown) => shown > 0, fn: () => ({}), target: notices.wanted });
