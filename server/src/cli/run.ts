import { userInfo } from 'node:os';
import { readConfig, type Config } from '../config.ts';
import { acquireDatabase, type Database } from '../db/database.ts';
import { loadKeyring } from '../lib/keyring.ts';
import { knownFailure } from '../db/embedded/failure.ts';
import { migrate } from '../db/migrate.ts';
import { systemClock, type Clock } from '../lib/clock.ts';
import { currentBuildOf } from '../lib/current-build.ts';
import { errorChain } from '../lib/error-chain.ts';
import { StartError } from '../lib/start-error.ts';
import { ObjectsUnavailable } from '../objects/index.ts';
import { Refusal, createPlatform, signOldPlatformVersions, type Actor, type PlatformService } from '../modules/registry/index.ts';
import { createCampaignOffice, createInviteOffice } from '../modules/rewards/index.ts';
import { createRankingOffice, type RankingOffice } from '../modules/rankings/index.ts';
import { createEventOffice, type EventOffice } from '../modules/quiz/index.ts';
import { createAssets } from '../modules/uploads/index.ts';
import { createLedger } from '../modules/ledger/index.ts';
import { people } from '../modules/identity/index.ts';
import { CommunityRefusal, createCommunityOffice, type CommunityOffice } from '../modules/community/index.ts';
import { createMarketOffice, MarketRefusal, type MarketOffice } from '../modules/market/index.ts';
import { newsOffice, NewsRefusal, type NewsOffice } from '../modules/news/index.ts';
import { createImports, createKeepPicture, type ImportQuestions } from '../modules/quiz/index.ts';
import { createStandingService, StandingRefusal, type StandingService } from '../modules/moderation/index.ts';
import type { Answer } from './answer.ts';
import { USAGE, readCall, type Call } from './arguments.ts';
import { answerChannel } from './channel.ts';
import { answerDeploy } from './deploy.ts';
import { answerCanUpgrade, answerPublish, changeText } from './gate.ts';
import { answerKey } from './key.ts';
import { answerCommunity } from './community.ts';
import { answerMarket } from './market.ts';
import { answerNews } from './news.ts';
import { answerPeople, type PeopleOffices } from './people.ts';
import { answerStanding } from './standing.ts';
import { answerQuiz } from './quiz.ts';
import { answerRanking } from './ranking.ts';
import { answerQuizEvent, EventRefusal } from './quiz-event.ts';
import { answerPrune } from './prune.ts';
import { statusTable } from './status-table.ts';
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
    if (call.command === 'deploy') {
      voice.out(await answerDeploy(call, config, voice.out));
      return 0;
    }
    place = config.dataDir;
    const { text, code = 0 } = await withHands(config, (hands) => answer(call, config, hands));
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

/** What the command line changes. */
interface Hands {
  platform: PlatformService;
  standing: StandingService;
  people: PeopleOffices;
  market: MarketOffice;
  community: CommunityOffice;
  ranking: RankingOffice;
  news: NewsOffice;
  importQuestions: ImportQuestions;
  quizEvents: EventOffice;
}

async function withHands<T>(config: Config, work: (hands: Hands) => Promise<T>): Promise<T> {
  const database = await acquireDatabase(config);
  try {
    await migrate(database);
    await signOldPlatformVersions({ config, database });
    const clock = systemClock;
    return await work({
      platform: createPlatform({ config, database, clock }),
      standing: createStandingService({ db: database.db, clock, people }),
      people: peopleOffices(config, database, clock),
      market: createMarketOffice({ db: database.db, clock }),
      community: createCommunityOffice({ db: database.db, clock }),
      ranking: createRankingOffice({ db: database.db, clock }),
      news: newsOffice({ config, db: database.db, clock }),
      importQuestions: createImports({ db: database.db, clock, keepPicture: createKeepPicture(createAssets({ clock })) }),
      quizEvents: createEventOffice({ db: database.db, clock, keyring: await loadKeyring(config) }),
    });
  } finally {
    await database.close();
  }
}

function peopleOffices({ publicUrl }: Config, { db }: Database, clock: Clock): PeopleOffices {
  const ledger = createLedger({ db, clock });
  return { campaigns: createCampaignOffice({ db, clock, publicUrl }), invites: createInviteOffice({ db, clock, ledger }) };
}

async function answer(call: Exclude<Call, { command: 'help' | 'deploy' }>, config: Config, hands: Hands): Promise<Answer> {
  const { platform, standing, people, market, community, ranking, news, importQuestions, quizEvents } = hands;
  const who: Actor = { actor: call.as ?? accountName(), reason: call.reason };
  switch (call.command) {
    case 'status': {
      const rows = await platform.status(who, call.remote);
      return { text: call.json ? JSON.stringify(rows) : statusTable(rows) };
    }
    case 'publish':
      return answerPublish(call, call.dir ?? builtFolder(config.root, call.remote), platform, who);
    case 'can-upgrade':
      return answerCanUpgrade(call, platform);
    case 'promote':
      return { text: changeText(await platform.promote(call.remote, call.version, who)) };
    case 'rollback':
      return { text: changeText(await platform.rollback(call.remote, who)) };
    case 'canary':
    case 'kill':
    case 'revive':
      return { text: await answerChannel(call, platform, who) };
    case 'key':
      return { text: await answerKey(call, platform, who) };
    case 'restored':
      return { text: `The registry goes on at ${await platform.restored(who)}: open pages take it up.` };
    case 'prune':
      return answerPrune({ ...call, days: call.days ?? config.keepVersionsDays }, platform, who);
    case 'ranking':
      return { text: await answerRanking(call, ranking, who) };
    case 'news':
      return { text: await answerNews(call, news, who) };
    case 'quiz':
      return 'about' in call ? { text: await answerQuizEvent(call, quizEvents, who) } : answerQuiz(call, importQuestions, who.actor);
    case 'market':
      return { text: await answerMarket(call, market, who) };
    case 'community':
      return { text: await answerCommunity(call, community, who) };
    case 'campaign':
    case 'invite':
      return { text: await answerPeople(call, people, who) };
    default:
      return { text: await answerStanding(call, standing, who) };
  }
}

function builtFolder(root: string, remote: string): string {
  const build = currentBuildOf(root, remote);
  if (!build) throw new Refusal(`There is no build of '${remote}' in mfe-${remote}/dist: name its folder with --dir`);
  return build.dir;
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
const ONE_LINE = [Refusal, StandingRefusal, MarketRefusal, CommunityRefusal, NewsRefusal, EventRefusal, StartError, ObjectsUnavailable];

/** One line for what an operator can mend; the whole story for what they cannot. */
function lineOf(error: unknown, place: string): string {
  if (ONE_LINE.some((kind) => error instanceof kind)) return (error as Error).message;
  const isOfSystem = errorChain(error).some(({ code }) => /^E[A-Z]+$/.test(code ?? ''));
  const known = isOfSystem ? knownFailure(error, place) : undefined;
  return known?.message ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}
