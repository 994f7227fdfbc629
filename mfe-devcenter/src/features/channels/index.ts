export { ChannelsView } from './channels-view.tsx';
export { why } from './model.ts';
