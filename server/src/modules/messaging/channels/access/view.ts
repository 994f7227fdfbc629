import type { Channel } from '@mortar/protocol/messaging';
import type { ChannelRow } from './access.ts';

/** A channel as anybody sees it who may know of it. */
export function viewOf(channel: ChannelRow): Omit<Channel, 'role' | 'isApplied'> {
  const { id, name, description, imageUrl, joinRule, writers, slowmode, members, isDemo, createdAt } = channel;
  return {
    channelid: String(id),
    name,
    description,
    imageUrl,
    joinRule,
    writers,
    slowmode: slowmode as Channel['slowmode'],
    members,
    isDemo,
    createdAt: createdAt.toISOString(),
  };
}
