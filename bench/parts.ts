import type { Figure } from './report.ts';

/** `BENCH_PART=rank,live` measures some parts of a benchmark alone. */
const asked = process.env['BENCH_PART']?.split(',');

/** Whether a part is to be measured. */
export const isAsked = (part: string): boolean => asked?.includes(part) ?? true;

/** Collects figures of parts behind a long preparation: what fails is told, and the rest is measured all the same. */
export function createMeasuring(): { figures: Figure[]; measure(work: () => Promise<Figure[]>): Promise<void> } {
  const figures: Figure[] = [];
  return {
    figures,
    async measure(work) {
      try {
        figures.push(...(await work()));
      } catch (error) {
        console.error(error);
        process.exitCode = 1;
      }
    },
  };
}
