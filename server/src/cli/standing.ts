import { people } from '../modules/identity/index.ts';
import { createStandingService, type Operator, type StandingService } from '../modules/moderation/index.ts';
import { columns, timeText } from './columns.ts';
import type { Desk } from './desk.ts';
import type { StandingCall } from './standing-call.ts';

/** Does what an operator asks for about people, devices and networks, and says it in a line or a table. */
export async function answerStanding(call: StandingCall, { database: { db }, clock, who: operator }: Desk): Promise<string> {
  const service = createStandingService({ db, clock, people });
  if (call.command === 'certification') return answerCertification(call, service, operator);
  switch (call.verb) {
    case 'list':
      return call.command === 'role' ? listRoles(service, operator) : listBans(call.command, service, operator);
    case 'grant':
    case 'revoke': {
      const { target, isDone } = await service[call.verb](call.who, call.role, operator);
      if (call.verb === 'grant') return isDone ? `${target} is ${call.role}` : `${target} is ${call.role} already`;
      return isDone ? `${target} is no longer ${call.role}` : `${target} was not ${call.role}`;
    }
    case 'add': {
      const { target, isDone } = await service.addBan(call.kind, call.value, operator);
      return isDone ? `${target} is shut out` : `${target} is shut out already`;
    }
    case 'remove': {
      const { target, isDone } = await service.removeBan(call.kind, call.value, operator);
      return isDone ? `${target} is let in again` : `${target} was not shut out`;
    }
  }
}

/** Whom the site vouches for: a mark beside the name says it everywhere. */
async function answerCertification(
  call: Extract<StandingCall, { command: 'certification' }>,
  service: StandingService,
  operator: Operator,
): Promise<string> {
  if (call.verb === 'list') {
    const rows = await service.certified(operator);
    return rows.length > 0 ? columns([['user', 'name'], ...rows.map(({ uid, username }) => [uid, username])]) : 'Nobody is certified.';
  }
  const isGrant = call.verb === 'grant';
  const { target, isDone } = await service.certify(call.who, isGrant, operator);
  if (isGrant) return isDone ? `${target} is certified` : `${target} is certified already`;
  return isDone ? `${target} is no longer certified` : `${target} was not certified`;
}

async function listRoles(service: StandingService, operator: Operator): Promise<string> {
  const rows = await service.roles(operator);
  if (rows.length === 0) return 'Nobody has a role.';
  return columns([['role', 'user', 'since (UTC)', 'by'], ...rows.map(({ role, uid, at, by }) => [role, uid, timeText(at), by])]);
}

async function listBans(command: 'blacklist' | 'iplimit', service: StandingService, operator: Operator): Promise<string> {
  const rows = (await service.bans(operator)).filter(({ kind }) => (kind === 'iplimit') === (command === 'iplimit'));
  if (rows.length === 0) return 'Nothing is shut out.';
  const cells = rows.map(({ kind, value, at, by, reason }) => [kind, value, timeText(at), by, reason ?? '-']);
  return columns([['kind', 'value', 'since (UTC)', 'by', 'reason'], ...cells]);
}
