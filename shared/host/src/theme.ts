import { DEFAULT_THEME, type Theme } from '@mortar/protocol';
import { createEvent, createStore } from 'effector';

/** Somebody chose dark or light. */
export const themeChosen = createEvent<Theme>();

export const $theme = createStore<Theme>(DEFAULT_THEME).on(themeChosen, (_, theme) => theme);
