import { errorChain } from '../../lib/error-chain.ts';
import { StartError } from '../../lib/start-error.ts';

const ADVICE: { pattern: RegExp; say: (place: string) => string }[] = [
  {
    pattern: /No space left on device|ENOSPC|Disk quota exceeded|EDQUOT|could not extend file/i,
    say: (place) => `the disk is full under ${place}; free some space and start again`,
  },
  { pattern: /Read-only file system|EROFS/i, say: (place) => `${place} is read-only; set DATA_DIR to a folder that can be written` },
  {
    pattern: /Permission denied|EACCES|EPERM|Operation not permitted/i,
    say: (place) => `no permission to write under ${place}; give this account the folder or set DATA_DIR to another one`,
  },
  {
    pattern: /ENOENT.*mkdir/i,
    say: (place) =>
      `${place} cannot be made, because a folder above it is missing or read-only; set DATA_DIR to a folder that can be written`,
  },
  { pattern: /ENOTDIR|EEXIST|Not a directory/i, say: (place) => `${place} is not a folder; set DATA_DIR to one` },
  {
    pattern: /error while loading shared libraries|ENOENT.*native/i,
    say: () => "PostgreSQL's programs are incomplete; remove node_modules and install again",
  },
  {
    pattern: /database files are incompatible with server/i,
    say: (place) => `the database under ${place} was made by another version of PostgreSQL; export it with that version and import it here`,
  },
  {
    pattern: /could not create shared memory segment|Cannot allocate memory/i,
    say: () => 'there is too little memory for PostgreSQL; free some and start again',
  },
];

/** What children of a PostgreSQL that was killed say, in the same log and a moment later. */
const OF_THE_ONE_BEFORE = /unexpected postmaster exit/;

/** Lines of a log that say why PostgreSQL gave up. */
function reasonIn(log: string): string {
  const telling = log.split('\n').filter((line) => /FATAL|PANIC|error:/.test(line) && !OF_THE_ONE_BEFORE.test(line));
  return (telling.at(-1) ?? log.trim().split('\n').at(-1) ?? '').trim();
}

/** Everything that an error and its causes say. */
function textOf(said: unknown): string {
  if (typeof said === 'string') return said;
  return errorChain(said)
    .map(({ code = '', message }) => `${code} ${message}`)
    .join(' ');
}

/** One clear line for what the system refuses, such as a full disk; undefined for anything else. */
export function knownFailure(said: unknown, place: string): StartError | undefined {
  if (said instanceof StartError) return said;
  const text = textOf(said);
  const known = ADVICE.find(({ pattern }) => pattern.test(text));
  return known && new StartError(known.say(place), { cause: said });
}

/** One clear line out of what the system or PostgreSQL said. */
export function describeFailure(said: unknown, place: string): StartError {
  return knownFailure(said, place) ?? new StartError(`PostgreSQL did not start under ${place}: ${reasonIn(textOf(said))}`, { cause: said });
}
