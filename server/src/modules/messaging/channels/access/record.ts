import type { Change, NewLine } from '../../conversations/index.ts';
import { auditOf } from '../audit/repository.ts';

/** What somebody did: everybody reads it as a line, owner and admins in the audit with its reason. */
export async function record(change: Change, { reason = '', ...line }: NewLine & { actorId: number; reason?: string }): Promise<void> {
  await change.addLine(line);
  await note(change, { action: line.kind, actorId: line.actorId, targetId: line.targetId, value: line.value, reason });
}

interface Note {
  action: string;
  actorId: number;
  targetId?: number | null | undefined;
  value?: string | undefined;
  reason?: string | undefined;
}

/** What is nobody's business but owner's and admins'. */
export const note = ({ tx, conversation, at }: Pick<Change, 'tx' | 'conversation' | 'at'>, entry: Note): Promise<void> =>
  auditOf(tx).add({ conversationId: conversation.id, at, ...entry });
