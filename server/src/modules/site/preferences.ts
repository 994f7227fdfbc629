import { DEFAULT_THEME, isTheme, THEME_COOKIE, type Theme } from '@mortar/protocol';
import { fastifyCookie } from '@fastify/cookie';

/** The theme that the visitor chose, else dark. */
export function chosenTheme(cookies: string | undefined): Theme {
  const chosen = fastifyCookie.parse(cookies ?? '')[THEME_COOKIE];
  return isTheme(chosen) ? chosen : DEFAULT_THEME;
}
