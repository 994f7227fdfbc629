import { expect, type Page } from '@playwright/test';

/** Everything that a page complained of. */
export interface Complaints {
  /** This test expects such a complaint. */
  allow(...patterns: RegExp[]): void;
  /** What nobody allowed, until now. */
  unexpected(): readonly string[];
  /** Fails when there is any. */
  expectNone(): void;
}

const BINDING = '__mortarViolation__';
/** What the pages of this test said, whoever opened them. */
let listened: string[][] = [];

/** Takes what all pages of a test complained of, each on a line. */
export function takeComplaints(): string {
  const lines = listened.flat();
  listened = [];
  return lines.join('\n');
}

/** Listens to a page: violated content security policies, errors of the console, exceptions that nobody caught. */
export async function listenForComplaints(page: Page): Promise<Complaints> {
  const heard: string[] = [];
  listened.push(heard);
  const allowed: RegExp[] = [];
  const unexpected = () => heard.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));

  await page.exposeBinding(BINDING, (_source, violation: string) => void heard.push(violation));
  await page.addInitScript((binding) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const where = `${sourceFile}:${lineNumber} ${sample}`;
      const tell = (window as unknown as Record<string, (violation: string) => void>)[binding];
      tell?.(`violation: ${effectiveDirective} ${blockedURI} at ${where}`);
    });
  }, BINDING);
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => void heard.push(`exception: ${error.stack ?? error.message}`));

  return {
    allow: (...patterns) => void allowed.push(...patterns),
    unexpected,
    expectNone: () => expect(unexpected(), 'what the page complained of').toEqual([]),
  };
}
