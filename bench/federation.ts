import { readBuild } from '@mortar/build';
import { launchBrowser } from './browser.ts';
import { startCanarySite } from './federation/canary.ts';
import { gateSeconds } from './federation/gate.ts';
import { prepareCrossings } from './federation/crossings.ts';
import { pageBytes, startManyRemotes } from './federation/many-remotes.ts';
import { buildOneApp } from './federation/one-app.ts';
import { lazyMain } from './federation/lazy-main.ts';
import { hotReplacements, hotReplacementsInProduction } from './federation/hot.ts';
import { publishingAlone, publishingFigures } from './federation/publishing.ts';
import { renamed } from './federation/renamed.ts';
import { PAGES, takeSeries, type SeriesOfVisits } from './federation/series.ts';
import { serve } from './federation/serve.ts';
import { buildUncheckedShell } from './federation/unchecked-shell.ts';
import { federatedDocument, oneAppDocument, staticDocument, uncheckedDocument, type Document } from './federation/variants.ts';
import { compared, comparedByRounds, limited, median, print, type Figure, type Series } from './report.ts';
import { currentBuild, startStack } from './stack.ts';

const SERIES = Number(process.env['BENCH_SERIES'] ?? 3);
const RUNS = Number(process.env['BENCH_RUNS'] ?? 25);
const SERVER_PORT = 18_080;
const BENCH_PORT = 18_081;
const ALONE_PORT = 18_082;
const CANARY_PORT = 18_083;
const FEW_PORT = 18_084;
const MANY_PORT = 18_085;
const CROSS_PORT = 18_086;
const ORIGIN = `http://localhost:${BENCH_PORT}`;

if (process.env['BENCH_PART'] === 'publishing') {
  print(await publishingAlone(SERVER_PORT));
  process.exit();
}

const unchecked = await buildUncheckedShell();
const shell = await readBuild(currentBuild('shell').dir);
const lazy = await lazyMain(shell);
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
  documents.set(`lazy ${path}`, lazy.documentOf(federated));
  documents.set(`unchecked ${path}`, uncheckedDocument(federated, shell.chunks, unchecked));
}
// What a canary costs is also the server's work, so both documents of that comparison come from running sites.
const close = await serve(BENCH_PORT, stack, [app, unchecked, lazy], documents, { canary: canary.stack, few, many });
const crossings = await prepareCrossings(CROSS_PORT);
const browser = await launchBrowser();

const series: SeriesOfVisits[] = [];
const crossed: Series[] = [];
const cookiesOf = (variant: string) => (variant === 'canary' ? canary.cookies : {});
let gate = 0;
const hot = { alone: [] as number[], production: [] as number[] };
let publishing: Figure[] = [];
let bytes = { few: 0, many: 0 };
try {
  await takeSeries(browser, ORIGIN, 1, cookiesOf);
  for (let count = 0; count < SERIES; count += 1) {
    series.push(await takeSeries(browser, ORIGIN, RUNS, cookiesOf));
    crossed.push(await crossings.take(browser, RUNS));
  }
  bytes = { few: await pageBytes(few), many: await pageBytes(many) };
  gate = gateSeconds(stack);
  hot.alone = await hotReplacements(browser, ALONE_PORT);
  hot.production = await hotReplacementsInProduction(browser, ALONE_PORT, stack);
  publishing = await publishingFigures(browser, stack);
} finally {
  await browser.close();
  await Promise.all([close(), crossings.close()]);
  await Promise.all([stack, canary.stack, few, many].map((site) => site.stop()));
}

const remote = await readBuild(currentBuild('mfe-gamehub').dir);
const brotliOf = (build: typeof shell, files: string[]) =>
  build.files.filter((file) => files.includes(file.path)).reduce((sum, file) => sum + file.brotli, 0);
const scriptsOf = (key: string) => series.flatMap(({ scripts }) => scripts[key]!);
/** Of one visit: what it loads of the shell until its content. Some of the visits ask for more than others before the content is there. */
const shellBytesOf = (scripts: readonly string[]) =>
  brotliOf(
    shell,
    scripts.filter((path) => path.startsWith('/shell/')).map((path) => path.split('/').pop()!),
  );
const firstChunk = [remote.entry, ...(remote.chunks['remote']?.js ?? []), ...(remote.chunks['page-home']?.js ?? [])];
if (scriptsOf('home canary').some((scripts) => !scripts.some((path) => path.includes(canary.version))))
  throw new Error('a visitor within the share did not get the canary');

const content = (name: string, ours: string, against: string, theirs: string, most: number) =>
  comparedByRounds(
    name,
    series.map((seen) => ({ ours: seen.content[ours]!, theirs: seen.content[theirs]! })),
    'ms',
    against,
    { most },
  );
const paints = (key: string) => series.map(({ paint }) => paint[key]!);
const lcps = (key: string) => paints(key).map((list) => list.map(({ lcp }) => lcp));

const figures: Figure[] = [
  ...PAGES.map(({ row }) => content(`${row}.content`, `${row} federated`, 'one app', `${row} one`, 1.05)),
  ...PAGES.map(({ row }) => limited(`${row}.lcp`, median(lcps(`${row} federated`).flat()), 'ms', 1800)),
  content('compiled.content', 'home federated', 'main compiled as it is called', 'home lazy', 1),
  content('integrity.content', 'home federated', 'unchecked', 'home unchecked', 1.03),
  comparedByRounds(
    'lcp.static',
    lcps('home federated').map((ours, index) => ({ ours, theirs: lcps('home static')[index]! })),
    'ms',
    'without scripts',
    { most: 1.15 },
  ),
  comparedByRounds('cross.content', crossed, 'ms', 'one app', { most: 1.05 }),
  content('remotes25.content', 'home many', '2 remotes', 'home few', 1.05),
  compared('remotes25.html', { ours: [bytes.many], theirs: [bytes.few] }, 'bytes', '2 remotes', { most: 1.2 }),
  content('canary.content', 'home canary', 'no canary', 'home live', 1.03),
  limited('home.cls', median(paints('home federated').flatMap((list) => list.map(({ cls }) => cls))), '', 0.02),
  limited('hmr.alone.ms', median(hot.alone), 'ms', 1000),
  limited('hmr.production.ms', median(hot.production), 'ms', 1000),
  limited('shell.bytes', median(scriptsOf('home federated').map(shellBytesOf)), 'bytes', 150_000),
  limited('remote.bytes', brotliOf(remote, firstChunk), 'bytes', 60_000),
  ...publishing,
  limited('gate.s', gate, 's', 20),
];
print(figures);
