import { $theme } from '@mortar/host';
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, THEME_COOKIE, type Locale, type Theme } from '@mortar/protocol';
import { createEffect, sample } from 'effector';
import { $catalogue } from '../i18n/catalogue.ts';

/** Colours that the browser gives its own frame. */
const THEME_COLORS: Record<Theme, string> = { dark: '#090F15', light: '#F8F7F3' };

function keep(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${LOCALE_COOKIE_SECONDS}; samesite=lax`;
}

const applyThemeFx = createEffect((theme: Theme) => {
  keep(THEME_COOKIE, theme);
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[theme]);
});

const applyLocaleFx = createEffect((locale: Locale) => {
  if (document.documentElement.lang === locale) return;
  keep(LOCALE_COOKIE, locale);
  document.documentElement.lang = locale;
});

sample({ clock: $theme.updates, target: applyThemeFx });
// The page says its language when its texts have changed, not when they were asked for.
sample({ clock: $catalogue.updates, fn: ({ locale }) => locale, target: applyLocaleFx });
