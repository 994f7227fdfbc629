export { ChannelsView } from './channels-view.tsx';
