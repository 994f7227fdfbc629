export {
  GAME_MESSAGES,
  MESSAGES_PER_SECOND,
  type GameMessage,
  type GameRun,
  type GameSettings,
  type Marks,
  type PageMessage,
} from './messages.ts';
export { readGameMessage, readPageMessage } from './read-message.ts';
export { connectGame, READY_WITHIN_MS, type GameConnection, type GameFailure, type GameOptions } from './connect-game.ts';
