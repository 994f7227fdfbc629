import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stack } from '../stack.ts';
import type { OneApp } from './one-app.ts';

/** A document as it is sent: the same server's HTML, with the tags of one variant. */
export interface Document {
  html: string;
  policy: string;
}

/** What the server answers for a path. */
export async function federatedDocument(stack: Stack, path: string): Promise<Document> {
  const response = await fetch(stack.url + path, { headers: { 'accept-encoding': 'identity' } });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return { html: await response.text(), policy: response.headers.get('content-security-policy') ?? '' };
}

const REMOTE_SCRIPT = /<script async src="\/(r|shell)\/[^>]*><\/script>\n/g;
const MAIN_SCRIPT = /<script defer [^>]*><\/script>/;
const STYLE = /<style nonce="([^"]+)" data-href="[^"]*">[\s\S]*?<\/style>\n/g;

/** The same document for the one application: same boot data, async tags for its chunks, its styles inlined. */
export function oneAppDocument({ html, policy }: Document, app: OneApp, page: string, locale: string): Document {
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  const chunks = ['main', `page-${page}`, `locale-${locale}`].map((name) => app.chunks[name] ?? { js: [], css: [] });
  const tag = (file: string) => `src="${app.base}${file}" integrity="${app.integrity[file]}" crossorigin`;
  const [main = '', ...others] = chunks.flatMap(({ js }) => js);
  const styles = chunks
    .flatMap(({ css }) => css)
    .map((file) => {
      const text = readFileSync(join(app.dir, file), 'utf8').replace(/url\((["']?)(?!data:|\/|#)/g, `url($1${app.base}`);
      return `<style nonce="${nonce}" data-href="${app.base}${file}">${text}</style>\n`;
    });
  const tags = others.map((file) => `<script async ${tag(file)}></script>`).join('\n');
  const font = Object.keys(app.integrity).find((file) => file.startsWith('instrument-sans-latin-wght-normal')) ?? '';
  const changed = html
    .replace(REMOTE_SCRIPT, '')
    .replace(STYLE, '')
    .replace(/href="\/shell\/[^"]*woff2"/, `href="${app.base}${font}"`)
    .replace(MAIN_SCRIPT, `${tags}\n<script defer fetchpriority="high" ${tag(main)}></script>\n${styles.join('')}`);
  return { html: changed, policy };
}
