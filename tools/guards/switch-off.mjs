import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How often a text stands in another one. */
const countOf = (text, part) => text.split(part).length - 1;

/** What is wrong with the place of a guard; nothing when its text stands there exactly once. */
export function misplaced(source, { file, text }) {
  const count = source === undefined ? 0 : countOf(source, text);
  return count === 1 ? '' : `${file} has the guard's text ${count} times, not once: ${text}`;
}

/** Puts `off` in the place of the guard's text below `root`. @returns what puts it back */
export function switchOff(root, guard) {
  const file = join(root, guard.file);
  const source = readFileSync(file, 'utf8');
  const fault = misplaced(source, guard);
  if (fault) throw new Error(fault);
  writeFileSync(
    file,
    source.replace(guard.text, () => guard.off),
  );
  return () => writeFileSync(file, source);
}
