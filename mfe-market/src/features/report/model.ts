import { createRequest } from '@mortar/client';
import { $isSignedIn, loginRequested, signedOut } from '@mortar/host';
import { sendReport } from '@mortar/protocol/market';
import { createEvent, createStore, sample } from 'effector';

/** Somebody wants to report a collection or an item. @param id of it */
export const reportWanted = createEvent<string>();
export const reportClosed = createEvent();
export const sendReportFx = createRequest(sendReport);

/** What the open dialog is about. */
export const $reported = createStore<string | null>(null).reset(reportClosed, signedOut);

sample({ clock: reportWanted, source: $isSignedIn, filter: (is) => is, fn: (_, id) => id, target: $reported });
sample({ clock: reportWanted, source: $isSignedIn, filter: (is) => !is, fn: () => ({}), target: loginRequested });
