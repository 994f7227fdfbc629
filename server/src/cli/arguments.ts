import { parseArgs } from 'node:util';

export const USAGE = `npm run mortar -- <command>

  publish <remote> [--dir <build folder>]   build it (without --dir) and make it what visitors get
  promote <remote> <version>                make a version live that was published before
  rollback <remote>                         go back to the last good version
  status [remote] [--json]                  what is live, since when, and what a rollback would bring

  --reason <text>   why, kept in the history
  --as <name>       who, instead of the account of this machine

A remote is named 'gamehub' or 'mfe-gamehub'.`;

/** The words of a call are off; the message says how. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export interface Call {
  command: 'publish' | 'promote' | 'rollback' | 'status' | 'help';
  remote?: string;
  version?: string;
  dir?: string;
  reason?: string;
  as?: string;
  json: boolean;
}

const ARGUMENTS: Record<Exclude<Call['command'], 'help'>, { least: number; most: number; words: string }> = {
  publish: { least: 1, most: 1, words: 'publish <remote>' },
  promote: { least: 2, most: 2, words: 'promote <remote> <version>' },
  rollback: { least: 1, most: 1, words: 'rollback <remote>' },
  status: { least: 0, most: 1, words: 'status [remote]' },
};

/** @throws UsageError */
export function readCall(args: readonly string[]): Call {
  const { values, positionals } = parsed(args);
  const [command = 'help', remote, version] = positionals;
  if (values.help || command === 'help') return { command: 'help', json: false };
  if (!isCommand(command)) throw new UsageError(`There is no command '${command}'; there are ${Object.keys(ARGUMENTS).join(', ')}.`);
  const { least, most, words } = ARGUMENTS[command];
  const given = positionals.length - 1;
  if (given < least || given > most) throw new UsageError(`It is: npm run mortar -- ${words}`);
  const name = remote?.replace(/^mfe-/, '');
  if (name !== undefined && !/^[a-z][a-z0-9]{1,31}$/.test(name)) throw new UsageError(`'${remote}' cannot be the name of a remote.`);
  return {
    command,
    json: values.json ?? false,
    ...(name !== undefined && { remote: name }),
    ...(version !== undefined && { version }),
    ...(values.dir !== undefined && { dir: values.dir }),
    ...(values.reason !== undefined && { reason: values.reason }),
    ...(values.as !== undefined && { as: values.as }),
  };
}

function isCommand(command: string): command is keyof typeof ARGUMENTS {
  return Object.hasOwn(ARGUMENTS, command);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        json: { type: 'boolean' },
        dir: { type: 'string' },
        reason: { type: 'string' },
        as: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
