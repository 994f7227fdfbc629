import type { Operation } from '@mortar/protocol';
import type { Settings } from '../config/settings.ts';
import type { ModuleManifest } from '../core/module.ts';
import { cards } from './cards/manifest.ts';
import { chain } from './chain/manifest.ts';
import { community } from './community/manifest.ts';
import { games } from './games/manifest.ts';
import { identity } from './identity/manifest.ts';
import { ledger } from './ledger/manifest.ts';
import { market } from './market/manifest.ts';
import { messaging } from './messaging/manifest.ts';
import { moderation } from './moderation/manifest.ts';
import { rankings } from './rankings/manifest.ts';
import { realtime } from './realtime/manifest.ts';
import { news } from './news/manifest.ts';
import { notices } from './notices/manifest.ts';
import { quiz } from './quiz/manifest.ts';
import { registry } from './registry/manifest.ts';
import { relations } from './relations/manifest.ts';
import { rewards } from './rewards/manifest.ts';
import { site } from './site/manifest.ts';
import { telemetry } from './telemetry/manifest.ts';
import { uploads } from './uploads/manifest.ts';
import { video } from './video/manifest.ts';

/** Every module that there is, in the order in which modules are bound: each stands behind those that it builds on. */
const ALL = [
  identity,
  moderation,
  realtime,
  ledger,
  cards,
  telemetry,
  registry,
  games,
  uploads,
  notices,
  relations,
  rankings,
  rewards,
  chain,
  market,
  messaging,
  video,
  community,
  quiz,
  news,
  site,
] as const;
export type ModuleName = (typeof ALL)[number]['name'];

type ValuesOf<Manifest> = Manifest extends { settings: readonly (infer One)[] }
  ? One extends Settings<infer Values>
    ? Values
    : never
  : never;
type UploadsOf<Manifest> = Manifest extends { uploads: infer Policies } ? Policies : never;
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Every) => void ? Every : never;
/** What the settings of every module make of the environment. */
export type ModuleSettings = All<ValuesOf<(typeof ALL)[number]>>;

export const MANIFESTS: readonly (ModuleManifest & { name: ModuleName })[] = ALL;
export const MODULE_NAMES: readonly ModuleName[] = ALL.map(({ name }) => name);

/** Names of before, and what they are now. */
export const FORMER_NAMES: Readonly<Record<string, readonly ModuleName[]>> = {
  account: ['identity', 'moderation', 'ledger', 'rewards', 'telemetry'],
  dc: ['games'],
  platform: ['registry'],
};

/** Everything that can be asked of the server under /api. */
export const operations: Operation[] = MANIFESTS.flatMap((manifest) => Object.values(manifest.operations));

/** What each purpose takes of files that people send. */
export const UPLOADS: All<UploadsOf<(typeof ALL)[number]>> = Object.assign({}, ...MANIFESTS.map(({ uploads }) => uploads));

/** Whether a process that serves these modules sends mail. */
export const sendsMail = (served: readonly ModuleName[]): boolean =>
  MANIFESTS.some(({ name, sendsMail: sends = false }) => sends && served.includes(name));
