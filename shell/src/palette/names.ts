/** Names of the dialogs that keys open. */
export const PALETTE = 'shell.palette';
export const SHORTCUTS = 'shell.shortcuts';
