import type { BanKind } from '../modules/moderation/index.ts';
import { UsageError } from './usage-error.ts';

/** What an operator asks for about people, devices and networks. */
export type StandingCall =
  | { command: 'role'; verb: 'list' }
  | { command: 'role'; verb: 'grant' | 'revoke'; who: string; role: string }
  | { command: 'certification'; verb: 'list' }
  | { command: 'certification'; verb: 'grant' | 'revoke'; who: string }
  | { command: 'blacklist' | 'iplimit'; verb: 'list' }
  | { command: 'blacklist' | 'iplimit'; verb: 'add' | 'remove'; kind: BanKind; value: string };
type StandingCommand = StandingCall['command'];

const STANDING_WORDS: Record<StandingCommand, string> = {
  role: 'role grant|revoke <uid or e-mail> <role>, or role list',
  certification: 'certification grant|revoke <uid or e-mail>, or certification list',
  blacklist: 'blacklist add|remove account|device|ip <value>, or blacklist list',
  iplimit: 'iplimit add|remove <address or network>, or iplimit list',
};

const BANNABLE = ['account', 'device', 'ip'] as const;

/** @throws UsageError */
export function readStandingCall(command: StandingCommand, [verb, ...words]: readonly string[]): StandingCall {
  const [first = '', second = '', ...rest] = words;
  if (verb === 'list' && words.length === 0) return { command, verb };
  if (command === 'role' && (verb === 'grant' || verb === 'revoke') && second && rest.length === 0)
    return { command, verb, who: first, role: second };
  if (command === 'certification' && (verb === 'grant' || verb === 'revoke') && first && words.length === 1)
    return { command, verb, who: first };
  if (command === 'iplimit' && (verb === 'add' || verb === 'remove') && first && words.length === 1)
    return { command, verb, kind: 'iplimit', value: first };
  const kind = BANNABLE.find((known) => known === first);
  if (command === 'blacklist' && (verb === 'add' || verb === 'remove') && kind && second && rest.length === 0)
    return { command, verb, kind, value: second };
  throw new UsageError(`It is: npm run mortar -- ${STANDING_WORDS[command]}`);
}
