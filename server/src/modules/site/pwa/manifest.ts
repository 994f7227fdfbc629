import type { Locale } from '@mortar/protocol';
import type { RegistryDocument } from '@mortar/protocol/registry';
import { SITE_DESCRIPTION, SITE_NAME } from '../texts.ts';
import { THEME_COLORS } from '../theme-colors.ts';
import { MANIFEST_ICONS } from './icons.ts';

/** As many as the menus of systems show. */
const MOST_SHORTCUTS = 4;

/** Address of the web app manifest in one language: a browser asks for it without cookies. */
export const manifestPath = (locale: Locale): string => `/manifest.${locale}.webmanifest`;

/** Main places: what live remotes put into the navigation, in its order, but for the page that starts anyway. */
function shortcuts({ remotes }: RegistryDocument, locale: Locale) {
  return Object.values(remotes)
    .flatMap(({ live }) => live.description.navigation)
    .filter(({ to }) => to !== '/')
    .toSorted((a, b) => a.order - b.order)
    .slice(0, MOST_SHORTCUTS)
    .map(({ label, to }) => ({ name: label[locale], url: to }));
}

/** The web app manifest (W3C): what a browser needs to install the site. */
export function webManifest(registry: RegistryDocument, locale: Locale) {
  return {
    id: '/',
    name: SITE_NAME,
    short_name: SITE_NAME,
    description: SITE_DESCRIPTION[locale],
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // Dark is the default; an open page says its own theme by its `theme-color`.
    background_color: THEME_COLORS.dark,
    theme_color: THEME_COLORS.dark,
    icons: MANIFEST_ICONS,
    shortcuts: shortcuts(registry, locale),
  };
}
