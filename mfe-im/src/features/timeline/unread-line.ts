import type { TimelinePart } from '#entities/timeline';

/**
 * The message above which the line of what is new stands: the first unread one that somebody else wrote, for nobody is told of
 * their own words. Null where it is not among those that are shown.
 */
export function unreadLineAt({ items, from }: Pick<TimelinePart, 'items' | 'from'>, uid: string, unreadFrom: number): number | null {
  if (unreadFrom < from) return null;
  const first = items.find((item) => item.kind === 'message' && item.message.seq >= unreadFrom && item.message.sender.uid !== uid);
  return first?.kind === 'message' ? first.message.seq : null;
}
