import { createHash } from 'node:crypto';
import { LOCALES, type Locale, type Theme } from '@mortar/protocol';
import { escapeHtml, escapeStyle } from '../../../lib/escape.ts';
import { SITE_NAME } from '../texts.ts';
import { THEME_COLORS } from '../theme-colors.ts';

/** What the shell's build gives for the page that shows without a network. */
export interface OfflineParts {
  css: string;
  script: string;
  /** Markup by language. */
  markup: Record<Locale, string>;
}

export interface OfflinePage {
  /** Changes with everything that the page consists of. */
  revision: string;
  /** Content security policy: only this very style and this very script. */
  policy: string;
  /** The page in a language and a theme; it holds every language, because a person may choose another one after it was kept. */
  render(locale: Locale, theme: Theme): string;
}

const sha256 = (text: string) => createHash('sha256').update(text);
const source = (text: string) => `'sha256-${sha256(text).digest('base64')}'`;

function policyOf(style: string, script: string): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    `script-src ${source(script)}`,
    `style-src ${source(style)}`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** The page that the service worker keeps: it needs no other file and carries nothing of anybody. */
export function createOfflinePage({ css, script, markup }: OfflineParts): OfflinePage {
  const style = escapeStyle(css);
  const code = script.replaceAll('</', '<\\/');
  const render = (locale: Locale, theme: Theme) =>
    [
      '<!doctype html>',
      `<html lang="${locale}" data-theme="${theme}">`,
      '<head>',
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
      `<title>${escapeHtml(SITE_NAME)}</title>`,
      `<meta name="theme-color" content="${THEME_COLORS[theme]}">`,
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      `<style>${style}</style>`,
      '</head>',
      '<body>',
      ...LOCALES.map(({ code: own }) => `<div data-locale lang="${own}"${own === locale ? '' : ' hidden'}>${markup[own]}</div>`),
      `<script>${code}</script>`,
      '</body>',
      '</html>',
    ].join('\n');
  const revision = sha256(render('en', 'dark')).digest('hex').slice(0, 16);
  return { revision, policy: policyOf(style, code), render };
}
