export { GameShelf } from './game-shelf.tsx';
