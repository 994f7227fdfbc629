export { ChannelsView } from './channels-view.tsx';
export { why } from './why-card.tsx';
