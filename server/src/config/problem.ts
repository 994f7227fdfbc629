import { StartError } from '../lib/start-error.ts';

/** One thing that is wrong with the environment. */
export interface ConfigProblem {
  /** Name of the environment variable. */
  variable: string;
  /** What is wrong and what to do. */
  problem: string;
}

/** Everything that is wrong with the environment, at once. */
export class ConfigError extends StartError {
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[]) {
    super(problems.map(({ variable, problem }) => `${variable}: ${problem}`).join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}
