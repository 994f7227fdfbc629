import { escapeHtml } from '../lib/escape.ts';
import { DOCS_STYLE } from './style.ts';

/** A page of the documentation; it needs no script. @param content HTML */
export const htmlPage = (title: string, content: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)} · Mortar API</title><style>${DOCS_STYLE}</style></head><body><main>`,
    content,
    '</main></body></html>',
  ].join('\n');
