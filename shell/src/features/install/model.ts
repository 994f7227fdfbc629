import { createEvent, createStore } from 'effector';

/** What a browser hands out where the site can be installed: the browser's own question, to be asked once. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** The browser offers to install the site; null when there is nothing to install any more. */
export const installOffered = createEvent<InstallPrompt | null>();

/** The question that can still be asked; null where the browser has none, or the site is installed. */
export const $installPrompt = createStore<InstallPrompt | null>(null).on(installOffered, (_, prompt) => prompt);
