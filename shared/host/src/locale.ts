import { DEFAULT_LOCALE, isLocale, type Locale } from '@mortar/protocol';
import { createEvent, createStore, sample } from 'effector';

/** Somebody chose a language; anything but a language of the site is ignored. */
export const localeChosen = createEvent<string>();

export const $locale = createStore<Locale>(DEFAULT_LOCALE);

sample({ clock: localeChosen, filter: isLocale, target: $locale });
