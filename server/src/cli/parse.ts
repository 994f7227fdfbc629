import { parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  dir: { type: 'string' },
  stage: { type: 'boolean' },
  percent: { type: 'string' },
  users: { type: 'string' },
  link: { type: 'string' },
  off: { type: 'boolean' },
  days: { type: 'string' },
  chain: { type: 'string' },
  parties: { type: 'string' },
  topic: { type: 'string' },
  locale: { type: 'string' },
  questions: { type: 'string' },
  seconds: { type: 'string' },
  pause: { type: 'string' },
  prize: { type: 'string' },
  reason: { type: 'string' },
  as: { type: 'string' },
} as const;

/** Keys and ids are base64url: some begin with a dash, and none of those looks like this. */
const OPTION = /^(-[a-z]|--[a-z-]*(=.*)?)$/s;
/** Before a word that `parseArgs` would take for an option. */
const MARK = '\0';

const marked = (word: string) => (word.startsWith('-') && !OPTION.test(word) ? `${MARK}${word}` : word);
const unmarked = <T>(word: T) => (typeof word === 'string' && word.startsWith(MARK) ? word.slice(MARK.length) : word);

/** The words and options of a call. @throws UsageError for an option that is none of ours */
export function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: args.map(marked), allowPositionals: true, options: OPTIONS });
    const plain = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, unmarked(value)]));
    return { values: plain as typeof values, positionals: positionals.map(unmarked) };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
