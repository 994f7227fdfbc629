export { Channels } from './channels.tsx';
export { channels } from './model.ts';
