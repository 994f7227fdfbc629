import { $theme } from '@mortar/host';
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, THEME_COOKIE, type Locale, type Theme } from '@mortar/protocol';
import { createEffect, sample } from 'effector';
import { $catalogue } from '../i18n/catalogue.ts';

/** Both choices live for 365 days (spec §9 names it for the language). */
function keep(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${LOCALE_COOKIE_SECONDS}; samesite=lax`;
}

const applyThemeFx = createEffect((theme: Theme) => {
  const page = document.documentElement;
  keep(THEME_COOKIE, theme);
  page.dataset['theme'] = theme;
  // The browser's own frame takes the colour that the page now has.
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', getComputedStyle(page).getPropertyValue('--bg').trim());
});

const applyLocaleFx = createEffect((locale: Locale) => {
  if (document.documentElement.lang === locale) return;
  keep(LOCALE_COOKIE, locale);
  document.documentElement.lang = locale;
});

sample({ clock: $theme.updates, target: applyThemeFx });

// The page says its language when its texts have changed, not when they were asked for.
sample({ clock: $catalogue.updates, fn: ({ locale }) => locale, target: applyLocaleFx });
