import { thrownText } from '@mortar/protocol';
import { createStore } from 'effector';
import { useUnit } from 'effector-react';
import styles from './error-itself.module.css';

/** Whether who looks at this page ships remotes; the boot data says so, and in development everybody does. */
export const $isOfTeam = createStore(false);

/** A part broke after it had come. Visitors are told no more than this; what it threw is the cause. */
export const brokenPart = (remote: string, cause: Error) => new Error(`${remote} broke`, { cause });

/** Where a part's own code stands in a stack, and where ours does. */
const OF_REMOTE = /\/r\/[a-z]/;
const OF_SHELL = /\/shell\//;

/** The remote's own frames, where there are any: React's, below them, explain nothing. */
function ownCalls(stack: string): string {
  const lines = stack.replaceAll(location.origin, '').split('\n');
  return lines.filter((line) => !OF_SHELL.test(line) || !lines.some((other) => OF_REMOTE.test(other))).join('\n');
}

/** What was thrown, with its stack; Chromium's begins with what it says, Firefox's and Safari's do not. */
function wholeOf(error: unknown): string {
  const thrown = error instanceof Error ? (error.cause ?? error) : error;
  const said = thrownText(thrown);
  const stack = ownCalls(thrown instanceof Error ? (thrown.stack ?? '') : '');
  return stack.includes(said) ? stack : `${said}\n${stack}`.trim();
}

/** Why a part of a remote failed, for who ships it: the error itself. Visitors read the sentence above it. */
export function ErrorItself({ error }: { error: unknown }) {
  const isOfTeam = useUnit($isOfTeam);
  if (!isOfTeam) return null;
  return (
    <pre className={styles.error} data-error-itself>
      {wholeOf(error)}
    </pre>
  );
}
