export { GameLink } from './game-link.tsx';
export { GameShelf } from './game-shelf.tsx';
export { $games, gamesWanted } from './model.ts';
