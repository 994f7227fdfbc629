import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';

/** What a server complained of. */
export interface ServerErrors {
  /** This test provokes such an error. */
  allow(...patterns: RegExp[]): void;
  /** Begins anew: for the next test. */
  forget(): void;
  /** Fails when there is any that nobody allowed. */
  expectNone(): void;
}

const ERROR = 50;

/** The error lines of a server's log, which is pino's JSON. */
function errorsIn(text: string): string[] {
  return text.split('\n').filter((line) => Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0) >= ERROR);
}

/** Reads the log of a stack's server. */
export function readServerErrors(logFile: string): ServerErrors {
  let from = 0;
  let allowed: RegExp[] = [];
  const read = () => readFileSync(logFile, 'utf8');
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    forget() {
      from = read().length;
      allowed = [];
    },
    expectNone() {
      const unexpected = errorsIn(read().slice(from)).filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, 'errors in the log of the server').toEqual([]);
    },
  };
}
