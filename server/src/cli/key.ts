import type { Actor, PlatformService } from '../modules/registry/index.ts';
import { columns, timeText } from './columns.ts';
import type { KeyCall } from './key-call.ts';

/** Does what an operator asks for about the keys of teams, and says it. */
export async function answerKey(call: KeyCall, platform: PlatformService, who: Actor): Promise<string> {
  if (call.verb === 'list') return list(platform);
  const { remote, name } = call;
  if (call.verb === 'add') {
    await platform.addKey(remote, name, call.publicKey, who);
    return `'${name}' may publish ${remote}, and nothing else`;
  }
  await platform.revokeKey(remote, name, who);
  return `'${name}' publishes ${remote} no more; what it published stays`;
}

async function list(platform: PlatformService): Promise<string> {
  const rows = (await platform.listKeys()).map(({ remote, name, addedAt, addedBy, usedAt, revokedAt }) => [
    remote,
    name,
    `${timeText(addedAt)} by ${addedBy}`,
    usedAt ? timeText(usedAt) : 'never',
    revokedAt ? timeText(revokedAt) : '',
  ]);
  return rows.length > 0 ? columns([['remote', 'key', 'added (UTC)', 'used', 'taken back'], ...rows]) : 'No team has a key.';
}
