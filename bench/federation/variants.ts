import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildManifest } from '@mortar/protocol/registry';
import type { Stack } from '../stack.ts';
import type { OneApp } from './one-app.ts';
import type { UncheckedShell } from './unchecked-shell.ts';

/** A document as it is sent: the same server's HTML, with the tags of one variant. */
export interface Document {
  html: string;
  /** Headers that say what may run. */
  policies: Record<string, string>;
}

/** What the server answers for a path. */
export async function federatedDocument(stack: Stack, path: string): Promise<Document> {
  const response = await fetch(stack.url + path, { headers: { 'accept-encoding': 'identity' } });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  const policies = ['content-security-policy', 'integrity-policy'].map((name) => [name, response.headers.get(name) ?? '']);
  return { html: await response.text(), policies: Object.fromEntries(policies) };
}

/** The element with the registry; its text is the first group. */
export const REGISTRY = /<script type="application\/json" id="mortar-registry"[^>]*>([\s\S]*?)<\/script>\n/;
const REMOTE_SCRIPT = /<script async [^>]*src="\/(r|shell)\/[^>]*><\/script>\n/g;
const SHELL_SCRIPTS = /(<script defer [^>]*><\/script>\n)+/;
const STYLE = /<style nonce="([^"]+)" data-href="[^"]*">[\s\S]*?<\/style>\n/g;

/** The same document for the one application: same boot data, async tags for its chunks, its styles inlined; no registry, and nothing that verifies a file. */
export function oneAppDocument({ html, policies }: Document, app: OneApp, page: string, locale: string): Document {
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  const chunksOf = (...names: string[]) => names.map((name) => app.chunks[name] ?? { js: [], css: [] });
  const scriptsOf = (kind: string, ...names: string[]) =>
    chunksOf(...names)
      .flatMap(({ js }) => js)
      .map((file) => `<script ${kind} src="${app.base}${file}"></script>\n`)
      .join('');
  const styles = chunksOf('main', `page-${page}`)
    .flatMap(({ css }) => css)
    .map((file) => {
      const text = readFileSync(join(app.dir, file), 'utf8').replace(/url\((["']?)(?!data:|\/|#)/g, `url($1${app.base}`);
      return `<style nonce="${nonce}" data-href="${app.base}${file}">${text}</style>\n`;
    });
  const tags =
    scriptsOf('async fetchpriority="high"', `page-${page}`) + scriptsOf('defer fetchpriority="high"', `locale-${locale}`, 'main');
  const font = Object.keys(app.integrity).find((file) => file.startsWith('instrument-sans-latin-wght-normal')) ?? '';
  const changed = html
    .replace(REMOTE_SCRIPT, '')
    .replace(STYLE, '')
    .replace(REGISTRY, '')
    .replace(/href="\/shell\/[^"]*woff2"/, `href="${app.base}${font}"`)
    .replace(SHELL_SCRIPTS, tags + styles.join(''));
  demandStyled(html, changed);
  return { html: changed, policies: unchecked(policies) };
}

/** @throws Error when markup has a class that is styled in the product's document and not in the other one. */
function demandStyled(product: string, other: string): void {
  const classes = [...product.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' '));
  const [before, after] = [product, other].map((html) => [...html.matchAll(STYLE)].join('')) as [string, string];
  const bare = classes.filter((name) => before.includes(`.${name}`) && !after.includes(`.${name}`));
  if (bare.length) throw new Error(`classes without styles in the one application: ${[...new Set(bare)].join(', ')}`);
}

const TRUSTED_TYPES = /; (require-trusted-types-for|trusted-types) [^;]*/g;

/** Policies that let any script of our own run as it comes. */
function unchecked(policies: Document['policies']): Document['policies'] {
  return { 'content-security-policy': (policies['content-security-policy'] ?? '').replace(TRUSTED_TYPES, '') };
}

/** The same document without any check of what runs: no integrity, no policy of scripts, the shell that verifies nothing. */
export function uncheckedDocument({ html, policies }: Document, own: BuildManifest['chunks'], shell: UncheckedShell): Document {
  const files = Object.entries(own).flatMap(([name, { js }]) => js.map((file, index) => [file, shell.chunks[name]?.js[index] ?? file]));
  const moved = files.reduce((text, [from, to]) => text.replaceAll(new RegExp(`/shell/[^/"]+/${from}`, 'g'), `${shell.base}${to}`), html);
  return {
    html: moved.replace(/ integrity="[^"]*" crossorigin><\/script>/g, '></script>'),
    policies: unchecked(policies),
  };
}

/** The same markup, styles and fonts as a file without scripts: what a browser needs to paint this page at all. */
export function staticDocument({ html, policies }: Document): Document {
  return { html: html.replace(/<script\b[^>]*>[\s\S]*?<\/script>\n?/g, ''), policies };
}
