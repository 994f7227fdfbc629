import { createRequest } from '@mortar/client';
import { exitChannel, getDetails, getUserRole, joinChannel, updateChannel, type Channel } from '@mortar/protocol/messaging';
import { createQuery, readerOf } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';
import { conversationsTold } from '#entities/conversation';

/** A channel and its rules, as the person may see them. */
export const channel = createQuery(createRequest(getDetails));
/** Reads the channel while something of it is shown. */
export const ChannelReader = readerOf(channel, 'ChannelReader');

/** Asks for the person's own role, which another admin may have changed since the channel was read. */
export const roleFx = createRequest(getUserRole);
export const updateChannelFx = createRequest(updateChannel);
export const joinChannelFx = createRequest(joinChannel);
export const exitChannelFx = createRequest(exitChannel);

/** Somebody was taken into a channel, as its id. */
export const channelGrew = createEvent<string>();

// Whoever joins has the conversation from then on.
sample({
  clock: joinChannelFx.doneData.filterMap(({ conversation }) => conversation ?? undefined),
  fn: (conversation) => [conversation],
  target: conversationsTold,
});
sample({ clock: channelGrew, fn: () => undefined, target: channel.retried });
channel.$data.on(roleFx.done, (shown, { params, result: { role } }) =>
  shown?.channelid === params.channelid && shown.role !== role ? { ...shown, role } : shown,
);
channel.$data.on(updateChannelFx.doneData, (shown, changed) => (shown?.channelid === changed.channelid ? changed : shown));

/** Whether somebody with this role keeps order in a channel. */
export const isKeeper = ({ role }: Pick<Channel, 'role'>) => role === 'owner' || role === 'admin';
