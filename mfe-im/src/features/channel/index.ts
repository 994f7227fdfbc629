export { ChannelSide, type ChannelSideName } from './channel-side.tsx';
