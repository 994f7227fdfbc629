// Old versions of Node read this file too: nothing in it may be newer than they are.

/** Oldest Node that runs everything here. */
const LEAST = [20, 19];

/** What is wrong with a version of Node, in one line; an empty text when nothing is. */
export function nodeProblem(version) {
  const parts = version.split('.').map(Number);
  const isEnough = parts[0] > LEAST[0] || (parts[0] === LEAST[0] && parts[1] >= LEAST[1]);
  if (isEnough) return '';
  return (
    'Mortar needs Node ' +
    LEAST.join('.') +
    ' or later, and this is Node ' +
    version +
    ': install a newer one and run the same command again.'
  );
}

/** Loads a command and runs it, unless this Node is too old for it. */
export async function requireNode(load) {
  const problem = nodeProblem(process.versions.node);
  if (problem) {
    console.error(problem);
    process.exitCode = 1;
    return;
  }
  const { runCommand } = await import('./fail.mjs');
  await runCommand(await load());
}
