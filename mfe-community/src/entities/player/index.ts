export { PlayerOutline } from './player-outline.tsx';
export { Player, type PlayerHandle } from './player.tsx';
