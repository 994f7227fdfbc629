import { $theme } from '@mortar/host';
import { keepCookie } from '@mortar/host/cookies';
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, THEME_COOKIE, type Locale, type Theme } from '@mortar/protocol';
import { createEffect, sample } from 'effector';
import { $catalogue } from '../../core/i18n/catalogue.ts';

const applyThemeFx = createEffect((theme: Theme) => {
  const page = document.documentElement;
  keepCookie(THEME_COOKIE, theme, LOCALE_COOKIE_SECONDS);
  page.dataset['theme'] = theme;
  // The browser's own frame takes the colour that the page now has.
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', getComputedStyle(page).getPropertyValue('--bg').trim());
});

const applyLocaleFx = createEffect((locale: Locale) => {
  if (document.documentElement.lang === locale) return;
  keepCookie(LOCALE_COOKIE, locale, LOCALE_COOKIE_SECONDS);
  document.documentElement.lang = locale;
});

sample({ clock: $theme.updates, target: applyThemeFx });

// The page says its language when its texts have changed, not when they were asked for.
sample({ clock: $catalogue.updates, fn: ({ locale }) => locale, target: applyLocaleFx });
