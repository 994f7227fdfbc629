import { UsageError } from './usage-error.ts';

/** What an operator asks for about activities and invites. */
export type PeopleCall =
  | { command: 'campaign' | 'invite'; verb: 'list' }
  | { command: 'campaign'; verb: 'add'; id: string; target: number; en: string; zh: string }
  | { command: 'campaign'; verb: 'end'; id: string }
  | { command: 'invite'; verb: 'count' | 'refuse'; uid: string };
type PeopleCommand = PeopleCall['command'];

const PEOPLE_WORDS: Record<PeopleCommand, string> = {
  campaign: 'campaign add <id> <how many it wants> <English title> <Chinese title>, campaign end <id>, or campaign list',
  invite: 'invite count|refuse <uid of the newcomer>, or invite list',
};

const ID = /^[a-z0-9][a-z0-9-]{1,31}$/;
const MOST = 10_000_000;

/** @throws UsageError */
export function readPeopleCall(command: PeopleCommand, [verb, ...words]: readonly string[]): PeopleCall {
  const [first = '', target = '', en = '', zh = ''] = words;
  if (verb === 'list' && words.length === 0) return { command, verb };
  if (command === 'invite' && (verb === 'count' || verb === 'refuse') && first && words.length === 1) return { command, verb, uid: first };
  if (command === 'campaign' && verb === 'end' && first && words.length === 1) return { command, verb, id: first };
  if (command === 'campaign' && verb === 'add' && en && zh && words.length === 4)
    return { command, verb, ...checked(first, target), en, zh };
  throw new UsageError(`It is: npm run mortar -- ${PEOPLE_WORDS[command]}`);
}

function checked(id: string, target: string): { id: string; target: number } {
  if (!ID.test(id)) throw new UsageError(`'${id}' cannot be the id of an activity: 2 to 32 small letters, digits and dashes.`);
  const wanted = Number(target);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > MOST) throw new UsageError(`'${target}' is no number from 1 to ${MOST}.`);
  return { id, target: wanted };
}
