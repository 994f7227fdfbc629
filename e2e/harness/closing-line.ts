import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** Prints one line at the end that a program can read: `e2e: 12 passed, 0 failed, 0 skipped`. */
export default class ClosingLine implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd({ status }: FullResult): void {
    const outcomes = (this.#suite?.allTests() ?? []).map((test) => (test.results.length === 0 ? 'skipped' : test.outcome()));
    const count = (...names: string[]) => outcomes.filter((outcome) => names.includes(outcome)).length;
    const failed = count('unexpected');
    const again = count('flaky');
    const broken = status !== 'passed' && failed === 0 ? ` (run ${status})` : '';
    const late = again > 0 ? ` (${again} at the second try)` : '';
    process.stdout.write(`e2e: ${count('expected', 'flaky')} passed${late}, ${failed} failed, ${count('skipped')} skipped${broken}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
