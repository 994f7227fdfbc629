// `node shared/games/preview.mjs`: the games in a frame as the site frames them, without server, account or database.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildGames } from './build.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const port = Number(process.env.PORT ?? 8090);
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The policy under which a game runs on the site (docs/adr/0010). */
const policyFor = (folder) =>
  `default-src 'none'; script-src ${folder}; style-src ${folder}; img-src ${folder}; font-src ${new URL('../fonts/', folder)}; frame-ancestors 'self'; connect-src 'none'; sandbox allow-scripts`;

async function page(path) {
  if (path === '/') return ['.html', await readFile(here('preview/index.html'))];
  if (path === '/page.css') return ['.css', await readFile(here('preview/page.css'))];
  if (path !== '/page.js') return undefined;
  const { outputFiles } = await build({ entryPoints: [here('preview/page.ts')], bundle: true, write: false, format: 'iife' });
  return ['.js', outputFiles[0].contents];
}

async function answer({ url, headers }, response) {
  const { pathname, origin } = new URL(url, `http://${headers.host}`);
  const [, id, file] = /^\/games\/([a-z-]+)\/([a-z0-9.-]+)$/.exec(pathname) ?? [];
  // A page that is opened anew gets what the sources say now.
  if (file === 'index.html') version = await buildGames();
  const found = id ? [extname(file), await readFile(join(here('dist'), version, id, file))] : await page(pathname);
  if (!found) return response.writeHead(404).end();
  const policy = id
    ? {
        'content-security-policy': policyFor(`${origin}/games/${id}/`),
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-allow-origin': '*',
      }
    : {};
  response.writeHead(200, { 'content-type': TYPES[found[0]], 'cache-control': 'no-store', ...policy }).end(found[1]);
}

let version = await buildGames();
createServer((request, response) => {
  answer(request, response).catch((error) => response.writeHead(404, { 'content-type': 'text/plain' }).end(String(error)));
}).listen(port, '127.0.0.1', () => console.log(`http://localhost:${port}`));
