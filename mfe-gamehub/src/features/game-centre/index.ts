export { GameCentre } from './game-centre.tsx';
export { centreOpened, ranksWanted } from './model.ts';
