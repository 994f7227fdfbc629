export { Player, type PlayerHandle } from './player.tsx';
