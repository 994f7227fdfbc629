import type { Input, Output } from '@mortar/protocol';
import type { listAudit } from '@mortar/protocol/messaging';
import { cut } from '../../../lib/page.ts';
import { keyOf } from '../conversations/index.ts';
import { readWith } from './access/access.ts';
import type { ChannelDeps } from './access/deps.ts';
import { auditOf } from './audit/repository.ts';

/** What owner and admins did, for them to look up. */
export const createAuditList =
  ({ db, names }: ChannelDeps) =>
  async (userId: number, { channelid, cursor, pageSize }: Input<typeof listAudit>): Promise<Output<typeof listAudit>> => {
    const { channel } = await readWith(db, keyOf(channelid), userId, 'readAudit');
    const before = cursor === undefined ? undefined : Math.trunc(Number(cursor));
    const rows = await auditOf(db).page(channel.id, before, pageSize + 1);
    const { shown, last } = cut(rows, pageSize);
    const personOf = await names.of(shown.flatMap(({ actorId, targetId }) => [actorId, targetId]).filter((id) => id !== null));
    const list = shown.map(({ id, action, actorId, targetId, reason, value, at }) => ({
      id: String(id),
      action,
      actor: actorId === null ? null : personOf(actorId),
      target: targetId === null ? null : personOf(targetId),
      reason,
      value,
      at: at.toISOString(),
    }));
    return { list, next: last ? String(last.id) : null };
  };
