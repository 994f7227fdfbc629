import { join } from 'node:path';
import type { Settings } from '../../config/settings.ts';

interface GameSettings {
  /** Build output of the games' documents. */
  gamesDir: string;
}

export const gameSettings: Settings<GameSettings> = {
  variables: {},
  read: (_env, { root }) => ({ gamesDir: join(root, 'shared', 'games', 'dist') }),
};
