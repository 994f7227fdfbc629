import { userInfo } from 'node:os';
import { readConfig, type Config } from '../config.ts';
import { acquireDatabase } from '../db/database.ts';
import { knownFailure } from '../db/embedded/failure.ts';
import { migrate } from '../db/migrate.ts';
import { systemClock } from '../lib/clock.ts';
import { errorChain } from '../lib/error-chain.ts';
import { Refusal } from '../lib/refusal.ts';
import { StartError } from '../lib/start-error.ts';
import { ObjectsUnavailable } from '../objects/index.ts';
import type { Answer } from './answer.ts';
import { USAGE, readCall, type Call } from './arguments.ts';
import type { Desk } from './desk.ts';
import { UsageError } from './usage-error.ts';

interface Voice {
  out(text: string): void;
  error(text: string): void;
}

/** Runs one call. Exit codes: 0 done, 1 refused or failed, 2 the words are off. */
export async function run(args: readonly string[], env: NodeJS.ProcessEnv, root: string, voice: Voice): Promise<number> {
  let place = '';
  try {
    const call = readCall(args);
    if (call.command === 'help') {
      voice.out(USAGE);
      return 0;
    }
    const config = readConfig(env, root);
    // A deployment touches a chain and its own file, not the data.
    if (call.command !== 'deploy') place = config.dataDir;
    const said = await answer(call, config, voice);
    const { text, code = 0 } = typeof said === 'string' ? { text: said } : said;
    voice.out(text);
    return code;
  } catch (error) {
    if (error instanceof UsageError) {
      voice.error(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    voice.error(lineOf(error, place));
    return 1;
  }
}

/** Loads what answers the call, and nothing of other areas: a switch of versions is quick that way. */
async function answer(call: Exclude<Call, { command: 'help' }>, config: Config, voice: Voice): Promise<string | Answer> {
  if (call.command === 'deploy') return (await import('./deploy.ts')).answerDeploy(call, config, voice.out);
  return atDesk(call, config, async (desk) => {
    switch (call.command) {
      case 'ranking':
        return (await import('./ranking.ts')).answerRanking(call, desk);
      case 'news':
        return (await import('./news.ts')).answerNews(call, desk);
      case 'quiz':
        if ('about' in call) return (await import('./quiz-event.ts')).answerQuizEvent(call, desk);
        return (await import('./quiz.ts')).answerQuiz(call, desk);
      case 'market':
        return (await import('./market.ts')).answerMarket(call, desk);
      case 'community':
        return (await import('./community.ts')).answerCommunity(call, desk);
      case 'campaign':
      case 'invite':
        return (await import('./people.ts')).answerPeople(call, desk);
      case 'role':
      case 'certification':
      case 'blacklist':
      case 'iplimit':
        return (await import('./standing.ts')).answerStanding(call, desk);
      default:
        return (await import('./registry.ts')).answerRegistry(call, desk);
    }
  });
}

async function atDesk<T>({ as, reason }: Call, config: Config, work: (desk: Desk) => Promise<T>): Promise<T> {
  const database = await acquireDatabase(config);
  try {
    await migrate(database);
    return await work({ config, database, clock: systemClock, who: { actor: as ?? accountName(), reason } });
  } finally {
    await database.close();
  }
}

/** An account without a name, as containers have them, goes by its number. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Failures whose message says what to do. */
const ONE_LINE = [Refusal, StartError, ObjectsUnavailable];

/** One line for what an operator can mend; the whole story for what they cannot. */
function lineOf(error: unknown, place: string): string {
  if (ONE_LINE.some((kind) => error instanceof kind)) return (error as Error).message;
  const isOfSystem = errorChain(error).some(({ code }) => /^E[A-Z]+$/.test(code ?? ''));
  const known = isOfSystem ? knownFailure(error, place) : undefined;
  return known?.message ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}
