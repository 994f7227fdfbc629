import { games } from '@mortar/games/rules';
import { answerReplays } from './answer.ts';

answerReplays(games);
