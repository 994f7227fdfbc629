import { addMembers, type Change } from '../../conversations/index.ts';

/**
 * Takes people into a channel. What was said before they came is for them too where anybody may read it by joining.
 * @param by who brought them; null where they came by themselves
 * @returns who was not in it before
 */
export async function takeIn(change: Change, userIds: readonly number[], by: number | null): Promise<number[]> {
  const { tx, conversation, head, at } = change;
  const minSeq = conversation.joinRule === 'open' ? 1 : head.lastSeq + 1;
  const came = await addMembers(tx, conversation.id, userIds, { role: 'member', at, minSeq, readSeq: head.lastSeq });
  for (const userId of came) {
    await change.addLine(by === null ? { kind: 'joined', actorId: userId } : { kind: 'joined', actorId: by, targetId: userId });
  }
  change.touch(came);
  return came;
}
