export { GameCentre } from './game-centre.tsx';
export { centreOpened } from './model.ts';
