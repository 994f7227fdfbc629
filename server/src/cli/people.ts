import { createLedger } from '../modules/ledger/index.ts';
import { createCampaignOffice, createInviteOffice, type CampaignOffice, type InviteOffice } from '../modules/rewards/index.ts';
import type { Operator } from '../modules/moderation/index.ts';
import { columns, timeText } from './columns.ts';
import type { Desk } from './desk.ts';
import type { PeopleCall } from './people-call.ts';

/** Does what an operator asks for about activities and invites, and says it in a line or a table. */
export async function answerPeople(call: PeopleCall, { config: { publicUrl }, database: { db }, clock, who }: Desk): Promise<string> {
  const campaigns = createCampaignOffice({ db, clock, publicUrl });
  const invites = createInviteOffice({ db, clock, ledger: createLedger({ db, clock }) });
  switch (call.verb) {
    case 'list':
      return call.command === 'campaign' ? listCampaigns(campaigns, who) : listInvites(invites, who);
    case 'add': {
      const { id, target, en, zh } = call;
      return `${id} is open at ${await campaigns.add({ id, target, title: { en, 'zh-HK': zh } }, who)}`;
    }
    case 'end':
      return (await campaigns.end(call.id, who)) ? `${call.id} has ended` : `${call.id} had ended already`;
    case 'count':
      await invites.count(call.uid, who);
      return `${call.uid} counts, and the reward is booked`;
    case 'refuse':
      await invites.refuse(call.uid, who);
      return `${call.uid} does not count`;
  }
}

async function listCampaigns(campaigns: CampaignOffice, operator: Operator): Promise<string> {
  const rows = await campaigns.list(operator);
  if (rows.length === 0) return 'There is no activity.';
  const cells = rows.map(({ id, joined, target, createdAt, endedAt, url }) => [
    id,
    `${joined} of ${target}`,
    timeText(createdAt),
    endedAt ? timeText(endedAt) : '-',
    url,
  ]);
  return columns([['id', 'joined', 'since (UTC)', 'ended (UTC)', 'link'], ...cells]);
}

async function listInvites(invites: InviteOffice, operator: Operator): Promise<string> {
  const rows = await invites.list(operator);
  if (rows.length === 0) return 'No invite waits for an operator.';
  return columns([
    ['newcomer', 'since (UTC)', 'why', 'appeal'],
    ...rows.map(({ invite, uid }) => [uid, timeText(invite.at), invite.reason, invite.appeal]),
  ]);
}
