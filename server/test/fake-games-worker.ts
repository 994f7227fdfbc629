import { answerReplays } from '../src/modules/games/runs/replay/answer.ts';
import { fakeGames } from './fake-games.ts';

answerReplays(fakeGames);
