import { READABLE_CACHE } from '@mortar/protocol/site';

/** Texts that a browser keeps; the one kept longest goes first. */
const MOST = 20;

interface Readable {
  title: string;
  /** Says above the text that it is a kept copy. */
  note: string;
}

/**
 * Keeps what an element shows, with its styles, for the address of the page: without a network the service worker answers
 * with it, and lets no script of it run. For texts that are everybody's; nothing of a person may stand in the element.
 * Does nothing in a browser without a service worker of ours, nor where there is no room left.
 */
export async function keepReadable(element: Element, readable: Readable): Promise<void> {
  if (!('caches' in window) || !(await navigator.serviceWorker?.getRegistration())) return;
  const { origin, pathname } = window.location;
  await put(origin + pathname, documentOf(element, readable)).catch(() => undefined);
}

async function put(address: string, text: string): Promise<void> {
  const cache = await caches.open(READABLE_CACHE);
  await cache.delete(address);
  await cache.put(address, new Response(text));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MOST).map((key) => cache.delete(key)));
}

/** The rules of a style sheet; none of one that belongs to another site, such as a browser extension's. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

function documentOf(element: Element, { title, note }: Readable): string {
  const { lang, dataset } = document.documentElement;
  const rules = [...document.styleSheets]
    .flatMap(rulesOf)
    .map(({ cssText }) => cssText)
    .join('\n');
  // A text without a network has no files beside it.
  const css = rules.replaceAll(/@font-face\s*\{[^}]*\}/g, '');
  return [
    '<!doctype html>',
    `<html lang="${escaped(lang)}" data-theme="${escaped(dataset['theme'] ?? '')}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title><style>${css.replaceAll('</', '<\\/')}</style></head>`,
    `<body><p role="note" style="margin:0;padding:12px 16px;text-align:center">${escaped(note)}</p><main>${element.outerHTML}</main></body>`,
    '</html>',
  ].join('\n');
}

function escaped(text: string): string {
  const holder = document.createElement('p');
  holder.textContent = text;
  return holder.innerHTML.replaceAll('"', '&quot;');
}
