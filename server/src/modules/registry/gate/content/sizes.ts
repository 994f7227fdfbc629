import { firstLoads } from '@mortar/protocol/registry/rules';
import type { Fault } from '../verdict.ts';
import type { Candidate } from './candidate.ts';

/** No page makes a visitor fetch more than the budgets before it shows (docs/design/tests.md). */
export function sizeFaults({ build, travels }: Candidate): Fault[] {
  return firstLoads(build, (path) => travels.get(path) ?? 0)
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ page, kind, files, bytes, limit }) => ({
      rule: 'sizes',
      file: files.at(-1) ?? build.entry,
      what: `the ${kind === 'js' ? 'first scripts' : 'styles'} of ${page} are ${bytes} bytes as they travel, ${limit} are allowed`,
    }));
}
