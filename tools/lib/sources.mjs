import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ROOT, at } from './root.mjs';

/** Files of this checkout that git tracks or would, matching a pattern. */
export function sources(pattern) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 });
  return listed.split('\0').filter((file) => pattern.test(file) && existsSync(at(file)));
}
