import { getChannels } from '@mortar/protocol/messaging';
import { createList } from '@mortar/remote-kit';

/** Channels that anybody may find, by members. */
export const channels = createList(getChannels, { pageSize: 10, keyOf: ({ channelid }) => channelid });
