import type { Theme } from '@mortar/protocol';

/** What the browser's own frame around a page looks like: `--bg` of each theme. */
export const THEME_COLORS: Record<Theme, string> = { dark: '#090F15', light: '#F8F7F3' };
