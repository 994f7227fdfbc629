import type { NoticeValues } from '@mortar/protocol/notices';
import type { Notify } from '../../../notices/index.ts';
import type { Change } from '../../conversations/index.ts';

/** Notices of channels, by kind. */
type ChannelKind = Extract<keyof NoticeValues, `channel${string}`>;
/** What a notice says besides the name of its channel. */
type More<Kind extends ChannelKind> = Omit<NoticeValues[Kind], 'channel'>;

/** Tells people what became of them in a channel. @param side part of the channel that it leads to */
export function tellOf<Kind extends ChannelKind>(
  notify: Notify,
  { tx, conversation: { id, name } }: Pick<Change, 'tx' | 'conversation'>,
  userIds: readonly number[],
  { kind, actorId, side, ...more }: { kind: Kind; actorId: number; side?: 'applications' } & More<Kind>,
): Promise<void> {
  const query = new URLSearchParams({ chat: String(id), ...(side && { side }) });
  const values = { ...more, channel: name } as unknown as NoticeValues[Kind];
  return notify(tx, userIds, { kind, actorId, about: `channel:${id}`, values, link: `/im?${query}` });
}
