import { answerReplays } from '../src/modules/games/replay/answer.ts';
import { fakeGames } from './fake-games.ts';

answerReplays(fakeGames);
