export { $dialogs, LOGIN_DIALOG, confirmHandler, dialogClosed } from './model.ts';
export { DialogHost } from './dialog-host.tsx';
