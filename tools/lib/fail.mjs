/** Why a command cannot go on, in words for the person who ran it: printed without a stack. */
export class Problem extends Error {
  name = 'Problem';
}

/** What the system says, as one line that says what to do. */
const ADVICE = {
  ENOSPC: (path) => `The disk is full${path}: free some space and run the same command again.`,
  EDQUOT: (path) => `Your quota on the disk is used up${path}: free some space and run the same command again.`,
  EROFS: (path) => `This folder is read-only${path}: make it writable, or clone Mortar to another place.`,
  EACCES: (path) => `This account may not write here${path}: give it the folder, or clone Mortar to another place.`,
  EPERM: (path) => `This account may not write here${path}: give it the folder, or clone Mortar to another place.`,
};

/** The clear line for an error of the system, else the error itself. */
export function explained(error) {
  const advice = ADVICE[error?.code];
  return advice ? new Problem(advice(error.path ? ` (${error.path})` : ''), { cause: error }) : error;
}

const PARENT_MS = 200;

/** npm does not hand a signal on to the command that it runs: when npm is gone, we end as if the signal had been ours. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_MS);
  timer.unref();
}

const isHelp = (words) => words.some((word) => word === '--help' || word === '-h');

/**
 * Runs a command's `main` with the words after its name; a failure is told on standard error and ends in code 1.
 * `--help` prints its `usage` alone, where it has one.
 */
export async function runCommand({ main, usage }) {
  const words = process.argv.slice(2);
  if (usage !== undefined && isHelp(words)) return void process.stdout.write(`${usage}\n`);
  endWithNpm();
  try {
    await main(words);
  } catch (error) {
    const told = explained(error);
    process.stderr.write(`${told instanceof Problem ? told.message : (told?.stack ?? told)}\n`);
    process.exitCode = 1;
  }
}
