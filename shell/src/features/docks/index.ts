export { Docks } from './dock-place.tsx';
export { CLOSED_DOCK, keptDock } from './kept-dock.ts';
export { $dock, dockOpened } from './model.ts';
export { UnreadMessages } from './unread-messages.tsx';
