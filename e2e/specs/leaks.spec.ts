import type { CDPSession, Page } from '@playwright/test';
import { calm, goThrough, holdingsOf, leftBy, watchHoldings, type Holdings } from '../harness/leaks.ts';
import type { Stack } from '../harness/stack.ts';
import { signUpSomebody } from '../harness/team.ts';
import { expect, IN_FULL, MOVING, test } from '../harness/test.ts';

test.use(MOVING);

const VISITS = 50;
const MOST_GROWTH = 1.05;
/** The last answers; more would be those of earlier pages. */
const MOST_REQUESTS = 4;
/** So long work that a visit leaves behind it may take: a log that waits for company, a timer, a collection. */
const SETTLED_MS = 45_000;
/** So often another visitor's address: a hundred pages in a few seconds are more than the server grants one. */
const VISITS_OF_AN_ADDRESS = 5;
/** V8 compiles what runs often, in steps over the first hundred calls: its machine code is nothing that a page holds. */
const NO_COMPILERS = '--js-flags=--no-sparkplug,--no-maglev,--no-turbofan,--no-lazy-feedback-allocation';

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), NO_COMPILERS] }),
    { scope: 'worker' },
  ],
});

/** One path of every page of shell and remotes that a visitor can open by itself: one of them also in `npm test`. */
const PATHS: Record<string, string[]> = {
  shell: ['/nowhere', '/market', '/activity', '/redirect?link=https%3A%2F%2Felsewhere.example', '/auth', '/iplimit'],
  gamehub: ['/whitepaper', '/', '/im/gamecenter', '/bricks', '/games/kiln-stack', '/games/fuse'],
  auth: [
    '/login',
    '/reg',
    '/forgot',
    '/verification?email=ann%40example.org&sendEmailType=forgot',
    '/resetPassword',
    '/bind/email',
    '/settings',
  ],
  im: ['/im', '/im/addFriend', '/im/followers', '/im/notices'],
  devcenter: ['/dev-center'],
  market: [
    '/market/rankings',
    '/market/activity',
    '/market/creators',
    '/market/search?text=kiln',
    '/market/auctions',
    '/market/watchlist',
    '/market/safety',
    '/market/offers',
    '/market/history',
  ],
  quiz: ['/quiz', '/quiz/practice', '/quiz/events', '/quiz/rankings', '/quiz/fairness'],
  community: ['/community', '/news', '/video', '/groups', '/search', '/saved', '/cases/account'],
  alpha: ['/alpha', '/alpha/two'],
};

/** Rooms that a stack has only where it is given them; the others' pages are those of a site without them. */
const GIVEN = ['market', 'quiz', 'community'] as const;

const SECTIONS = ['profile', 'sign-in', 'devices', 'history', 'invites', 'language', 'sound', 'data'];
/** Pages that are others for who is signed in. */
const PERSONAL = [
  '/bricks',
  '/im/gamecenter',
  '/',
  '/im',
  '/im/addFriend',
  '/im/followers',
  '/im/notices',
  ...SECTIONS.map((section) => `/settings/${section}`),
  '/market/rankings',
  '/market/watchlist',
  '/market/offers',
  '/market/history',
  '/market/safety',
  '/personal/collections',
  '/sellList',
  '/personal/earnings',
  '/quiz/history',
  '/quiz/rewards',
  '/community',
  '/saved',
  '/video/mine',
  '/dev-center',
  '/dev-center?remote=alpha',
  '/dev-center?remote=alpha&view=versions',
  '/dev-center?remote=alpha&view=health',
];

/** Gives a stack the room of a page, where it comes without. */
async function give(stack: Stack, room: string): Promise<void> {
  const name = GIVEN.find((given) => given === room);
  if (name && !(await stack.registry()).remotes[name]) await stack.publish(stack.builds[name]);
}

/** Nothing more than before; what is under way, or waits for the browser to collect it, is waited for. */
async function expectNothingLeft(page: Page, cdp: CDPSession, before: Holdings): Promise<void> {
  const looks: Holdings[] = [];
  await expect(async () => {
    const after = await holdingsOf(page, cdp);
    looks.push(after);
    for (const kind of ['listeners', 'nodes', 'units', 'intervals', 'timeouts'] as const)
      expect(after[kind], kind).toBeLessThanOrEqual(before[kind]);
    expect(after.requests, 'requests').toBeLessThanOrEqual(MOST_REQUESTS);
    expect(after.heap / before.heap, 'heap after to before').toBeLessThanOrEqual(MOST_GROWTH);
  }).toPass({ timeout: SETTLED_MS });
  test.info().annotations.push({ type: 'holdings', description: JSON.stringify({ before, looks }) });
}

/** Opens and leaves a page again and again beside `/beta`, which stands already; what it holds counts from its first visit. */
async function expectNoLeak(page: Page, stack: Stack, path: string, room: string): Promise<void> {
  const refused: string[] = [];
  page.on('response', (answer) => void (answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`)));
  await expect(page.getByTestId('beta')).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await goThrough(page, [path]);
  await calm(page);
  await goThrough(page, ['/beta']);
  await calm(page);
  const before = await holdingsOf(page, cdp);
  // A panel may work behind every page, as the engine of the messages does.
  const standing = await leftBy(page, room);
  for (let visits = 0; visits < VISITS; visits += VISITS_OF_AN_ADDRESS) {
    stack.proxy.changeVisitor();
    await goThrough(page, Array.from({ length: VISITS_OF_AN_ADDRESS }, () => [path, '/beta']).flat());
    // What a quick browser still has to tell of these is told from their address.
    await calm(page);
  }
  await expectNothingLeft(page, cdp, before);
  const left = await leftBy(page, room);
  for (const each of standing) if (left.includes(each)) left.splice(left.indexOf(each), 1);
  expect(left, 'left behind').toEqual([]);
  expect(refused, 'answers of an error status').toEqual([]);
}

test.beforeEach(async ({ page, stack }) => {
  test.setTimeout(300_000);
  await stack.publish(stack.builds.alpha);
  await stack.publish(stack.builds.beta);
  await watchHoldings(page);
});

for (const [room, paths] of Object.entries(PATHS)) {
  for (const path of paths) {
    test(`it leaves nothing behind after ${VISITS} visits of ${path} (${room})`, IN_FULL, async ({ page, stack, visit }) => {
      await give(stack, room);
      await visit('/beta');
      await expectNoLeak(page, stack, path, room);
    });
  }
}

/** Pages of a person's own that no visitor has. */
const OWN: Readonly<Record<string, string>> = { '/personal/': 'market', '/sellList': 'market', '/quiz/': 'quiz', '/video/': 'community' };

/** Whose page it is: the room with the longest path that this one begins with. */
const roomOf = (path: string) =>
  Object.entries(OWN).find(([begin]) => path.startsWith(begin))?.[1] ??
  Object.entries(PATHS)
    .flatMap(([room, paths]) => paths.map((own) => ({ room, own })))
    .filter(({ own }) => path.startsWith(own))
    .reduce((longest, each) => (each.own.length > longest.own.length ? each : longest)).room;

for (const path of PERSONAL) {
  const room = roomOf(path);
  test(`it leaves nothing behind after ${VISITS} visits of ${path} by who is signed in`, IN_FULL, async ({ page, stack, visit }) => {
    await give(stack, room);
    const address = await signUpSomebody(page, stack, 'en');
    if (path.startsWith('/dev-center')) expect((await stack.mortar('role', 'grant', address, 'developer')).code).toBe(0);
    await visit('/beta');
    await expectNoLeak(page, stack, path, room);
  });
}
