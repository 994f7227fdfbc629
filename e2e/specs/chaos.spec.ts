import type { Page, TestDetails } from '@playwright/test';
import { DISORDERS, doctored } from '../harness/doctored.ts';
import type { Fault } from '../harness/faults.ts';
import { expectFrame, goWithin, markDocument, siteOf } from '../harness/site.ts';
import type { Stack } from '../harness/stack.ts';
import { expect, inGrid, test } from '../harness/test.ts';

/** Faults of the way that a remote's files take. The fixture alpha has more of them in `remote-faults.spec.ts`. */
const FAULTS: { what: string; fault: Fault }[] = [
  { what: 'answers 404', fault: { status: 404 } },
  { what: 'answers 500', fault: { status: 500 } },
  { what: 'never answers', fault: { hang: true } },
  { what: 'has a flipped byte', fault: { flipByte: true } },
  { what: 'comes after 10 s', fault: { delayMs: 10_000 } },
];

interface Subject {
  remote: 'gamehub' | 'auth' | 'alpha' | 'beta';
  path: string;
  /** The area as the page of its failure names it. */
  title: string;
  /** What its page shows. */
  shown: (page: Page) => ReturnType<Page['getByRole']>;
}

const heading = (name: string) => (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name });
const SUBJECTS: Subject[] = [
  { remote: 'gamehub', path: '/whitepaper', title: 'Game Hub', shown: heading('Mortar: one wall, many hands') },
  { remote: 'auth', path: '/forgot', title: 'Account', shown: (page) => page.getByRole('textbox').first() },
  { remote: 'alpha', path: '/alpha', title: 'Alpha', shown: (page) => page.getByTestId('alpha') },
  { remote: 'beta', path: '/beta', title: 'Beta', shown: (page) => page.getByTestId('beta') },
];

// Browsers write every failed file to the console, and React every error that a boundary caught.
const EXPECTED = [
  /Failed to load resource/,
  /Failed to find a valid digest/,
  /crashed/,
  /ChunkLoadError/,
  /Loading (CSS )?chunk/,
  /reading 'useState'/,
];

/** The page of another remote: nothing that happens to the subject may reach it. */
const neighbourOf = ({ remote }: Subject) => (remote === 'alpha' ? 'beta' : 'alpha');

async function arrange(stack: Stack, subject: Subject): Promise<void> {
  await stack.publish(stack.builds[neighbourOf(subject)]);
  if (subject.remote === 'alpha' || subject.remote === 'beta') await stack.publish(stack.builds[subject.remote]);
}

/** The rest of the site goes on: the neighbour's page still answers a press. */
async function expectInteractive(page: Page, subject: Subject): Promise<void> {
  const neighbour = neighbourOf(subject);
  await page.evaluate(() => history.back());
  await expect(page.getByTestId(neighbour)).toBeVisible();
  await expectFrame(page);
  await page.getByRole('button', { name: 'Count: 0' }).click();
  await expect(page.getByRole('button', { name: 'Count: 1' })).toBeVisible();
}

function itNamesTheArea(subject: Subject, { what, fault }: (typeof FAULTS)[number], details: TestDetails): void {
  test(
    `it names the area of ${subject.remote} whose entry ${what}, and the shell goes on`,
    details,
    async ({ page, stack, visit, complaints }) => {
      test.setTimeout(150_000);
      complaints.allow(...EXPECTED);
      await arrange(stack, subject);
      await visit(`/${neighbourOf(subject)}`);
      const { isSame } = await markDocument(page);
      const rule = stack.proxy.fault(new RegExp(`/r/${subject.remote}/[^/]+/entry\\.`), fault);
      await goWithin(page, subject.path);
      await expect(siteOf(page).tryAgain).toBeVisible({ timeout: 40_000 });
      await expect(page.getByRole('main')).toContainText(subject.title);
      expect(rule.hits).toBeGreaterThan(0);
      await expectInteractive(page, subject);

      stack.proxy.heal();
      await page.evaluate(() => history.forward());
      await siteOf(page).tryAgain.or(subject.shown(page)).first().waitFor();
      if (await siteOf(page).tryAgain.isVisible()) await siteOf(page).tryAgain.click();
      await expect(subject.shown(page)).toBeVisible({ timeout: 20_000 });
      expect(await isSame(), 'still the same document').toBe(true);
    },
  );
}

function itTakesTheLastGood(subject: Subject, disorder: (typeof DISORDERS)[number], details: TestDetails): void {
  test(
    `it shows the last good version of ${subject.remote} when the live one ${disorder}, and the shell goes on`,
    details,
    async ({ page, stack, visit, complaints }) => {
      test.setTimeout(150_000);
      complaints.allow(...EXPECTED);
      await arrange(stack, subject);
      await stack.publish(await doctored(stack.builds[subject.remote], disorder));
      await visit(`/${neighbourOf(subject)}`);
      const { isSame } = await markDocument(page);
      await goWithin(page, subject.path);
      await expect(subject.shown(page)).toBeVisible({ timeout: 30_000 });
      expect(stack.proxy.requests(new RegExp(`/r/${subject.remote}/9\\.`)).length, 'files of the faulty version').toBeGreaterThan(0);
      expect(await isSame(), 'still the same document').toBe(true);
      await expectInteractive(page, subject);
    },
  );
}

/** One fault and one disorder, each of another remote of the product: the whole grid belongs to `npm run check:full`. */
for (const subject of SUBJECTS) {
  for (const fault of FAULTS) itNamesTheArea(subject, fault, inGrid(subject.remote === 'gamehub' && fault === FAULTS[0]));
  for (const disorder of DISORDERS)
    itTakesTheLastGood(subject, disorder, inGrid(subject.remote === 'auth' && disorder === 'throws at evaluation'));
}
