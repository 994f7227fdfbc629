import type { Browser } from '@playwright/test';
import { DESK, PHONE, contentOf, paintOf, type Paint } from './measure.ts';

const ON_PHONE = { viewport: { width: 390, height: 844 } };

export const PAGES = [
  { row: 'home', path: '/', page: 'home', variants: ['federated', 'one', 'lazy', 'unchecked', 'live', 'canary', 'few', 'many'] },
  { row: 'deep', path: '/whitepaper', page: 'whitepaper', variants: ['federated', 'one'] },
];

/** What one series of visits saw, by `<row> <variant>`. */
export interface SeriesOfVisits {
  /** Times to the content at a desk, in ms. */
  content: Record<string, number[]>;
  /** Paints on a phone. */
  paint: Record<string, Paint[]>;
  /** Scripts that visits loaded until their content. */
  scripts: Record<string, string[][]>;
}

const push = <T>(lists: Record<string, T[]>, key: string, value: T) => (lists[key] ??= []).push(value);

/** Visits each variant of each page `runs` times. @param cookiesOf what the server gave the visitor of a variant before */
export async function takeSeries(
  browser: Browser,
  origin: string,
  runs: number,
  cookiesOf: (variant: string) => Record<string, string>,
): Promise<SeriesOfVisits> {
  const seen: SeriesOfVisits = { content: {}, paint: {}, scripts: {} };
  for (let run = 0; run < runs; run += 1) {
    for (const { row, path, variants } of PAGES) {
      // Which variant goes first changes from run to run: the machine is shared.
      const first = run % variants.length;
      for (const variant of [...variants.slice(first), ...variants.slice(0, first)]) {
        const { content, scripts } = await contentOf({ browser, origin, path, variant, conditions: DESK, cookies: cookiesOf(variant) });
        push(seen.content, `${row} ${variant}`, content);
        push(seen.scripts, `${row} ${variant}`, scripts);
      }
    }
  }
  for (let run = 0; run < Math.max(5, runs / 3); run += 1) {
    const onPhone = { browser, origin, conditions: PHONE, ...ON_PHONE };
    for (const { row, path } of PAGES) push(seen.paint, `${row} federated`, await paintOf({ ...onPhone, path, variant: 'federated' }));
    push(seen.paint, 'home static', await paintOf({ ...onPhone, path: '/', variant: 'static' }));
  }
  return seen;
}
