import type { FastifyInstance } from 'fastify';
import type { ModuleCore, ServerModule } from '../core/module.ts';
import { cardsModule } from './cards/index.ts';
import { chainModule } from './chain/index.ts';
import { communityModule } from './community/index.ts';
import { gamesModule, GAME_CAUSE, ownGames, type GameSource } from './games/index.ts';
import { identityModule, openIdentity, provenWallets, type Identity, type MailPorts, type SignUpRewards } from './identity/index.ts';
import { createLedger, ledgerModule } from './ledger/index.ts';
import { MODULE_NAMES, UPLOADS } from './manifests.ts';
import { marketModule } from './market/index.ts';
import { findChannelMates, messagingModule } from './messaging/index.ts';
import { moderationModule } from './moderation/index.ts';
import { newsModule } from './news/index.ts';
import { noticesModule } from './notices/index.ts';
import { rankingsModule } from './rankings/index.ts';
import { ANSWER_CAUSE, quizModule, type QuizPorts } from './quiz/index.ts';
import { realtimeModule, type Realtime } from './realtime/index.ts';
import {
  createPlatform,
  createVisitors,
  findPlatformPin,
  followPlatform,
  placesOfVersions,
  publishNewBuilds,
  registryModule,
  signOldPlatformVersions,
  type RegistryReader,
} from './registry/index.ts';
import { relationsModule } from './relations/index.ts';
import { areOfOneLine, rewardsModule } from './rewards/index.ts';
import { siteModule } from './site/index.ts';
import { telemetryModule } from './telemetry/index.ts';
import { createAssets, uploadsModule } from './uploads/index.ts';
import { videoModule } from './video/index.ts';

/** What modules share, and what outlives the HTTP server. */
export interface Services {
  /** Who is signed in. */
  identity: Identity;
  /** The channels as they stand now. */
  registry: RegistryReader;
}

/** What a test puts in the place of the real thing. */
export interface StandIns {
  ports?: MailPorts;
  rewards?: Partial<SignUpRewards>;
  games?: GameSource;
  quiz?: Pick<QuizPorts, 'rewards'>;
  /** What is added to the connection. */
  realtime?: (realtime: Realtime) => void;
}

export interface OpenServicesDeps extends Pick<ModuleCore, 'config' | 'database' | 'clock'> {
  /** Makes builds of this checkout live that were never published. */
  withBuilds: boolean;
  /** Takes lines for the operator. */
  say(line: string): void;
}

export interface OpenServices extends Services {
  /** Makes builds of this checkout live that were never published. @returns names of their remotes */
  publishBuilds(): Promise<string[]>;
  close(): Promise<void>;
}

/** Opens what modules share. What was opened is closed again when a later step fails. */
export async function openServices({ withBuilds, say, ...core }: OpenServicesDeps): Promise<OpenServices> {
  await signOldPlatformVersions(core);
  const publishBuilds = () => publishNewBuilds(core.config.root, createPlatform(core), say);
  if (withBuilds) await publishBuilds();
  const registry = await followPlatform(core);
  const identity = await openIdentity(core).catch(async (error: unknown) => {
    await registry.close();
    throw error;
  });
  return { identity, registry, publishBuilds, close: () => Promise.all([identity.close(), registry.close()]).then(() => undefined) };
}

/** Every module that there is: each line says what it builds on. */
function createModules(core: ModuleCore, { identity, registry }: Services, standIns: StandIns): ServerModule[] {
  const { config, database, clock, bucket } = core;
  const visitors = createVisitors({ registry, identity, findPin: findPlatformPin(core), clock });
  const places = placesOfVersions({ config, database, bucket });
  const assets = createAssets({ clock });
  const ledger = createLedger({ db: database.db, clock });
  const moderation = moderationModule(core);
  const realtime = realtimeModule(core, { identity });
  standIns.realtime?.(realtime.realtime);
  const notices = noticesModule(core, realtime);
  const { notify } = notices;
  const channelMates = (userId: number, limit: number) => findChannelMates(database.db, userId, limit);
  const relations = relationsModule(core, { channelMates, notify });
  const cards = cardsModule(core, { ledger });
  const rankings = rankingsModule(core, { ...relations, notify });
  const rewards = rewardsModule(core, { ledger, cards: cards.cards, earnedBy: [GAME_CAUSE, ANSWER_CAUSE] });
  const chain = chainModule(core, realtime, { walletsOf: (userId) => provenWallets(database.db, userId) });
  const news = newsModule(core, { assets, identity, notify, realtime: realtime.realtime });
  const remotes = registryModule(core, { registry, visitors, identity, places });
  const video = videoModule(core, {
    realtime: realtime.realtime,
    relations: relations.relations,
    assets,
    readPerson: identity.authentication.readPerson,
  });
  const modules: ServerModule[] = [
    identityModule(core, {
      identity,
      captcha: moderation.captcha,
      rewards: { ...rewards.onSignUp, ...standIns.rewards },
      assets,
      personalData: () => modules.flatMap(({ personalData = [] }) => personalData),
      ports: standIns.ports,
    }),
    moderation,
    realtime,
    ledgerModule(ledger),
    cards,
    rewards,
    telemetryModule(core, { registry, takeReport: remotes.takeReport }),
    remotes,
    gamesModule(core, { games: standIns.games ?? ownGames, ledger }),
    uploadsModule(core, UPLOADS),
    notices,
    relations,
    rankings,
    chain,
    marketModule(core, { ...chain, notify }),
    messagingModule(core, { realtime: realtime.realtime, relations: relations.relations, assets, notify }),
    video,
    communityModule(core, {
      realtime: realtime.realtime,
      relations: relations.relations,
      assets,
      videos: video.attached,
      notify,
      keepNews: news.keep,
      hasNews: news.isThere,
      glance: chain.glance,
      rolesOf: identity.standing.rolesOf,
    }),
    news,
    quizModule(core, {
      assets,
      captcha: moderation.captcha,
      cards: cards.cards,
      ledger,
      notify,
      realtime: realtime.realtime,
      rolesOf: identity.standing.rolesOf,
      areOfOneLine,
      ...standIns.quiz,
    }),
    siteModule(core, {
      registry,
      visitors,
      identity,
      places,
      pageTexts: () => modules.flatMap(({ pageTexts = [] }) => pageTexts),
      pageBeginnings: () => modules.flatMap(({ pageBeginning = [] }) => pageBeginning),
    }),
  ];
  return modules;
}

/** Binds the modules that this process serves. */
export async function registerModules(app: FastifyInstance, core: ModuleCore, services: Services, standIns: StandIns = {}): Promise<void> {
  for (const { name, register } of createModules(core, services, standIns)) {
    if (core.config.modules.some((served) => served === name)) await register(app);
  }
  const elsewhere = MODULE_NAMES.filter((name) => !core.config.modules.includes(name));
  await core.jobs?.endOldSchedules((queue) => elsewhere.some((name) => queue.startsWith(`${name}.`)));
}
