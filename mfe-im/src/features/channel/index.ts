export { ChannelSide } from './channel-side.tsx';
