export { GameLink } from './game-link.tsx';
export { $games, $gamesFailure, $isLoadingGames, GamesGate, gamesWanted, type Game } from './model.ts';
