export { dropHub, HUB_DIALOG, keepHub, takeHub } from './kept-hub.ts';
export { OpenHub } from './open-hub.tsx';
