import { createRequest } from '@mortar/client';
import { listen } from '@mortar/client/connection';
import { listNotices, readNotices } from '@mortar/protocol/notices';
import { sample } from 'effector';
import { createGate } from 'effector-react';
import { createList } from '#lib/create-list';

/** What the person is told of, the newest first. */
export const notices = createList(listNotices, { keyOf: ({ id }) => id });
/** Open while somebody who is signed in has the panel open. */
export const NoticesGate = createGate('NoticesGate');

const noticesChanged = listen('notices.changed');

/** Marks everything up to a notice as read, on all devices. */
export const readFx = createRequest(readNotices);

sample({ clock: NoticesGate.open, fn: () => ({}), target: notices.wanted });
// Told on every device, this one too: the list is read anew, with what was seen.
sample({ clock: noticesChanged, source: NoticesGate.status, filter: Boolean, fn: () => ({}), target: notices.wanted });
