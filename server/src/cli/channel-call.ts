import { UsageError } from './usage-error.ts';

/** What an operator asks for about canaries and the switch. */
export type ChannelCall =
  | { command: 'canary'; remote: string; version: string; percentage?: number; users?: string[]; linkSeconds?: number }
  | { command: 'canary'; remote: string; off: true }
  | { command: 'kill' | 'revive'; remote: string };

/** Options of `canary`, as they were typed. */
export interface CanaryOptions {
  percent?: string | undefined;
  users?: string | undefined;
  link?: string | undefined;
  off?: boolean | undefined;
}

export const CANARY_WORDS =
  'canary <remote> <version> --percent <0 to 100> | --users <uid or e-mail, …> | --link <7d>, or canary <remote> --off';

const SECONDS = { m: 60, h: 3600, d: 86_400 } as const;
const LONGEST_DAYS = 30;

/** @throws UsageError */
export function readCanaryCall(remote: string, version: string | undefined, { percent, users, link, off }: CanaryOptions): ChannelCall {
  const command = 'canary';
  const isAudience = [percent, users, link].some((option) => option !== undefined);
  if (off ? isAudience || version !== undefined : !isAudience || version === undefined)
    throw new UsageError(`It is: npm run mortar -- ${CANARY_WORDS}`);
  if (version === undefined) return { command, remote, off: true };
  return {
    command,
    remote,
    version,
    ...(percent !== undefined && { percentage: percentage(percent) }),
    ...(users !== undefined && { users: users.split(',').flatMap((name) => name.trim() || []) }),
    ...(link !== undefined && { linkSeconds: seconds(link) }),
  };
}

function percentage(text: string): number {
  const given = /^\d{1,3}%?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN;
  if (!(given >= 0 && given <= 100)) throw new UsageError(`'${text}' is no whole percentage from 0 to 100.`);
  return given;
}

function seconds(text: string): number {
  const [, count = '', unit = 'd'] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  const given = Number(count) * SECONDS[unit as keyof typeof SECONDS];
  if (!(given > 0 && given <= LONGEST_DAYS * SECONDS.d))
    throw new UsageError(`'${text}' is no time for a link: take 30m, 12h or 7d, ${LONGEST_DAYS}d at most.`);
  return given;
}
