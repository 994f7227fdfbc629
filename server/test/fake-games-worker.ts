import { answerReplays } from '../src/modules/dc/replay/answer.ts';
import { fakeGames } from './fake-games.ts';

answerReplays(fakeGames);
