import { createCommunityOffice, type CommunityOffice } from '../modules/community/index.ts';
import type { Operator } from '../modules/moderation/index.ts';
import { columns, timeText } from './columns.ts';
import type { CommunityCall } from './community-call.ts';
import type { Desk } from './desk.ts';

/** Does what a moderator asks for about posts and reports, and says it in a line or a table. */
export async function answerCommunity(call: CommunityCall, { database: { db }, clock, who }: Desk): Promise<string> {
  const office = createCommunityOffice({ db, clock });
  if (call.verb === 'list') return list(office, who);
  const { target } = call;
  if (call.verb === 'dismiss')
    return (await office.dismiss(target, who)) ? `Reports of ${target} are judged` : `No report of ${target} waits`;
  const isRemoved = call.verb === 'remove';
  if (!(await office.set(target, isRemoved, who))) return `${target} ${isRemoved ? 'is not there' : 'was not removed'}`;
  return `${target} ${isRemoved ? 'is removed, and its author is told' : 'is back, and its author is told'}`;
}

async function list(office: CommunityOffice, operator: Operator): Promise<string> {
  const rows = (await office.list(operator)).map(({ target, people, reasons, at, text, says }) => [
    target,
    String(people),
    reasons,
    at ? timeText(at) : '-',
    text ?? '-',
    says || '-',
  ]);
  return rows.length > 0 ? columns([['reported', 'people', 'as', 'last (UTC)', 'words', 'it says'], ...rows]) : 'No report waits.';
}
