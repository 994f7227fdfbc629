export { HUB_DIALOG } from './hub-dialog.ts';
export { OpenHub } from './open-hub.tsx';
export { dropHub, keepHub, takeHub } from './kept-hub.ts';
