import { readBuild } from '@mortar/build';
import { chromium } from '@playwright/test';
import { startCanarySite } from './federation/canary.ts';
import { gateSeconds } from './federation/gate.ts';
import { crossings } from './federation/crossings.ts';
import { pageBytes, startManyRemotes } from './federation/many-remotes.ts';
import { buildOneApp } from './federation/one-app.ts';
import { hotReplacements, hotReplacementsInProduction } from './federation/hot.ts';
import { paintOf, visit, type Conditions, type Sample } from './federation/measure.ts';
import { renamed } from './federation/renamed.ts';
import { serve } from './federation/serve.ts';
import { switches } from './federation/switch.ts';
import { buildUncheckedShell } from './federation/unchecked-shell.ts';
import { federatedDocument, oneAppDocument, staticDocument, uncheckedDocument, type Document } from './federation/variants.ts';
import { compared, limited, median, print, type Figure } from './report.ts';
import { currentBuild, startStack } from './stack.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 25);
const SERVER_PORT = 18_080;
const BENCH_PORT = 18_081;
const ALONE_PORT = 18_082;
const CANARY_PORT = 18_083;
const FEW_PORT = 18_084;
const MANY_PORT = 18_085;
const CROSS_PORT = 18_086;
const ORIGIN = `http://localhost:${BENCH_PORT}`;
const PAGES = [
  { row: 'home', path: '/', page: 'home', variants: ['federated', 'one', 'unchecked', 'live', 'canary', 'few', 'many'] },
  { row: 'deep', path: '/whitepaper', page: 'whitepaper', variants: ['federated', 'one'] },
];
const DESK: Conditions = { latencyMs: 40, megabits: 10, cpu: 4 };
const PHONE: Conditions = { latencyMs: 150, megabits: 1.6, cpu: 4 };
const ON_PHONE = { viewport: { width: 390, height: 844 } };

const unchecked = await buildUncheckedShell();
const shell = await readBuild(currentBuild('shell').dir);
const stack = await startStack(SERVER_PORT);
const app = await buildOneApp(await federatedDocument(stack, '/'));
const canary = await startCanarySite(CANARY_PORT, await renamed('mfe-gamehub', 99));
const [few, many] = [await startManyRemotes(FEW_PORT, 2), await startManyRemotes(MANY_PORT, 25)];
const documents = new Map<string, Document>();
for (const { path, page } of PAGES) {
  const federated = await federatedDocument(stack, path);
  documents.set(`federated ${path}`, federated);
  documents.set(`one ${path}`, oneAppDocument(federated, app, page, 'en'));
  documents.set(`static ${path}`, staticDocument(federated));
  documents.set(`unchecked ${path}`, uncheckedDocument(federated, shell.chunks, unchecked));
}
// What a canary costs is also the server's work, so both documents of that comparison come from running sites.
const close = await serve(BENCH_PORT, stack, [app, unchecked], documents, { canary: canary.stack, few, many });
const browser = await chromium.launch({
  executablePath: process.env['MORTAR_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
});

let gate = 0;
const hot = { alone: [] as number[], production: [] as number[] };
let switched: number[] = [];
let crossed: Record<string, number[]> = {};
let bytes = { few: 0, many: 0 };
const withoutScripts: number[] = [];
const samples = new Map<string, Sample[]>();
const take = async (key: string, ...rest: Parameters<typeof visit>) =>
  samples.set(key, [...(samples.get(key) ?? []), await visit(...rest)]);
const cookiesOf = (variant: string) => (variant === 'canary' ? canary.cookies : {});
try {
  for (const { path, variants } of PAGES)
    for (const variant of variants) await visit(browser, ORIGIN, path, variant, DESK, { cookies: cookiesOf(variant) });
  for (let run = 0; run < RUNS; run += 1) {
    for (const { row, path, variants } of PAGES) {
      // Which variant goes first changes from run to run: the machine is shared.
      const first = run % variants.length;
      for (const variant of [...variants.slice(first), ...variants.slice(0, first)])
        await take(`${row} ${variant}`, browser, ORIGIN, path, variant, DESK, { cookies: cookiesOf(variant) });
    }
  }
  for (let run = 0; run < Math.max(5, RUNS / 3); run += 1) {
    for (const { row, path } of PAGES) await take(`${row} phone`, browser, ORIGIN, path, 'federated', PHONE, ON_PHONE);
    withoutScripts.push(await paintOf(browser, ORIGIN, '/', 'static', PHONE, ON_PHONE));
  }
  crossed = await crossings(browser, CROSS_PORT, RUNS, DESK);
  bytes = { few: await pageBytes(few), many: await pageBytes(many) };
  gate = gateSeconds(stack);
  hot.alone = await hotReplacements(browser, ALONE_PORT);
  hot.production = await hotReplacementsInProduction(browser, ALONE_PORT, stack);
  switched = await switches(browser, stack);
} finally {
  await browser.close();
  await close();
  await Promise.all([stack, canary.stack, few, many].map((site) => site.stop()));
}

const figure = (key: string, part: 'content' | 'lcp' | 'cls') => median((samples.get(key) ?? []).map((sample) => sample[part]));
const remote = await readBuild(currentBuild('mfe-gamehub').dir);
const brotliOf = (build: typeof shell, files: string[]) =>
  build.files.filter((file) => files.includes(file.path)).reduce((sum, file) => sum + file.brotli, 0);
const firstScripts = [...new Set((samples.get('home federated') ?? []).flatMap((sample) => sample.scripts))];
const ownScripts = firstScripts.filter((path) => path.startsWith('/shell/')).map((path) => path.split('/').pop()!);
const firstChunk = [remote.entry, ...(remote.chunks['remote']?.js ?? []), ...(remote.chunks['page-home']?.js ?? [])];

const shownVersions = (samples.get('home canary') ?? []).map(({ scripts }) => scripts.some((path) => path.includes(canary.version)));
if (shownVersions.includes(false)) throw new Error('a visitor within the share did not get the canary');

const figures: Figure[] = [
  ...PAGES.map(({ row }) =>
    compared(`${row}.content`, figure(`${row} federated`, 'content'), 'ms', 'one app', figure(`${row} one`, 'content'), { most: 1.05 }),
  ),
  ...PAGES.map(({ row }) => limited(`${row}.lcp`, figure(`${row} phone`, 'lcp'), 'ms', 1800)),
  compared('integrity.content', figure('home federated', 'content'), 'ms', 'unchecked', figure('home unchecked', 'content'), {
    most: 1.03,
  }),
  compared('lcp.static', figure('home phone', 'lcp'), 'ms', 'without scripts', median(withoutScripts), { most: 1.15 }),
  compared('cross.content', median(crossed['federated'] ?? []), 'ms', 'one app', median(crossed['one'] ?? []), { most: 1.05 }),
  compared('remotes25.content', figure('home many', 'content'), 'ms', '2 remotes', figure('home few', 'content'), { most: 1.05 }),
  compared('remotes25.html', bytes.many, 'bytes', '2 remotes', bytes.few, { most: 1.2 }),
  compared('canary.content', figure('home canary', 'content'), 'ms', 'no canary', figure('home live', 'content'), { most: 1.03 }),
  limited('home.cls', figure('home phone', 'cls'), '', 0.02),
  limited('hmr.alone.ms', median(hot.alone), 'ms', 1000),
  limited('hmr.production.ms', median(hot.production), 'ms', 1000),
  limited('shell.bytes', brotliOf(shell, ownScripts), 'bytes', 150_000),
  limited('remote.bytes', brotliOf(remote, firstChunk), 'bytes', 60_000),
  limited('switch.ms', median(switched), 'ms', 2000),
  limited('gate.s', gate, 's', 20),
];
print(figures);
