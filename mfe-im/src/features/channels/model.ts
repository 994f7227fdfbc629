import { getChannels } from '@mortar/protocol/messaging';
import { joinChannelFx } from '#entities/channel';
import { createList } from '../../lib/create-list.ts';

/** Channels that anybody may find, by members. */
export const channels = createList(getChannels, { pageSize: 10, keyOf: ({ channelid }) => channelid });

channels.$data.on(
  joinChannelFx.done,
  (list, { params, result }) =>
    list && {
      ...list,
      items: list.items.map((channel) => {
        if (channel.channelid !== params.channelid) return channel;
        return result.state === 'joined' ? { ...channel, role: 'member' as const } : { ...channel, isApplied: true };
      }),
    },
);
