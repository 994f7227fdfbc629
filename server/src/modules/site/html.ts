import { REGISTRY_ELEMENT_ID, type SignedRegistry } from '@mortar/protocol/registry';
import { BOOT_ELEMENT_ID, type BootData } from '@mortar/protocol/site';
import { escapeHtml, escapeJson, escapeStyle } from '../../lib/escape.ts';
import type { PageFile, PageFiles } from './page-files.ts';
import { APPLE_TOUCH_PATH, manifestPath } from './pwa/index.ts';
import { THEME_COLORS } from './theme-colors.ts';

export interface HtmlPage {
  nonce: string;
  boot: Omit<BootData, 'registry'>;
  /** Goes in as it was signed: its text is made for an HTML page. */
  registry: SignedRegistry;
  files: PageFiles;
  /** Integrity of what modules import, by path. */
  moduleIntegrity?: Record<string, string> | undefined;
  title: string;
  description: string;
  /** Tags for other sites that show a link to the page. */
  social: string[];
  /** Styles written into the page: nothing blocks the first paint, and it cannot flash unstyled. */
  styles: { css: string; href?: string }[];
  fonts: string[];
  /** Static markup that shows before any script runs; our own builds made it, so it goes in as it is. */
  firstPaint: string;
}

/**
 * Runs first: notistack's styles need the nonce, and a script tag that is done must go, because a loader that finds
 * a finished one would wait for an event that never comes again.
 */
const FIRST_SCRIPT =
  "window.__nonce__=document.currentScript.nonce;for(const type of['load','error'])document.addEventListener(type,(event)=>{if(event.target.tagName==='SCRIPT')event.target.remove()},true)";

const HIGH = ' fetchpriority="high"';

/** The whole page as the browser gets it; every value is escaped for its place. */
export function renderHtml({
  nonce,
  boot,
  registry,
  files,
  moduleIntegrity,
  title,
  description,
  social,
  styles,
  fonts,
  firstPaint,
}: HtmlPage): string {
  return [
    '<!doctype html>',
    `<html lang="${boot.locale}" data-theme="${boot.theme}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...social,
    `<meta name="theme-color" content="${THEME_COLORS[boot.theme]}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="apple-touch-icon" href="${APPLE_TOUCH_PATH}">`,
    `<link rel="manifest" href="${manifestPath(boot.locale)}">`,
    `<script nonce="${nonce}">${FIRST_SCRIPT}</script>`,
    // Before the first module: an import map that comes later is none.
    ...(moduleIntegrity ? [`<script type="importmap" nonce="${nonce}">${escapeJson({ integrity: moduleIntegrity })}</script>`] : []),
    ...files.modules.map(({ url, integrity }) => `<link rel="modulepreload" href="${url}" integrity="${integrity}" crossorigin>`),
    // Over HTTP/1.1 Chromium fetches scripts of low priority one at a time while the main ones are on their way: only the entry is one (ADR 0069).
    ...files.scripts.map((file, index) => `<script async${index > 0 ? HIGH : ''} ${attributes(file)}></script>`),
    ...files.main.map((file) => `<script defer${HIGH} ${attributes(file)}></script>`),
    // Chromium holds the first paint for a preloaded font, and a phone does without it (fonts.css).
    ...fonts.map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" media="(width >= 750px)" crossorigin>`),
    ...styles.map(({ css, href }) => `<style nonce="${nonce}"${href ? ` data-href="${href}"` : ''}>${escapeStyle(css)}</style>`),
    `<style id="_goober" nonce="${nonce}"> </style>`,
    '</head>',
    '<body>',
    `<div id="root">${firstPaint}</div>`,
    // After the markup: what only scripts read keeps nothing from being painted.
    `<script type="application/json" id="${BOOT_ELEMENT_ID}">${escapeJson(boot)}</script>`,
    `<script type="application/json" id="${REGISTRY_ELEMENT_ID}" data-signature="${registry.signature}">${registry.text}</script>`,
    `<noscript>${NO_SCRIPT[boot.locale]}</noscript>`,
    '</body>',
    '</html>',
  ].join('\n');
}

const NO_SCRIPT = {
  en: 'Mortar needs JavaScript. Please turn it on in your browser.',
  'zh-HK': 'Mortar 需要 JavaScript 才能運作，請在瀏覽器啟用。',
};

function attributes({ url, integrity }: PageFile): string {
  return `src="${url}" integrity="${integrity}" crossorigin`;
}
