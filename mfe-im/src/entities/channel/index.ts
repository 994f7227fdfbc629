export { JoinButton } from './join-button.tsx';
export { channel, channelGrew, ChannelReader, exitChannelFx, isKeeper, roleFx, updateChannelFx } from './model.ts';
export { RoleTag } from './role-tag.tsx';
