import { fastifyMultipart } from '@fastify/multipart';
import { PUBLISH_WINDOW_SECONDS } from '@mortar/protocol/registry';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { systemClock, type Clock } from '../../lib/clock.ts';
import type { ModuleCore, ServerModule } from '../../core/module.ts';
import { loadRegistryKey } from '../../lib/registry-key.ts';
import { openBucket, type Bucket } from '../../objects/index.ts';
import { createRemoteHealth, type TakeReport } from './health/health.ts';
import { registerHealthRoutes } from './health/routes.ts';
import { findUid, type Identity } from '../identity/index.ts';
import { createCanaryService, type CanaryService } from './channels/canary-service.ts';
import { createPinFinder, type FindPin } from './channels/pin-finder.ts';
import { createSwitchService, type SwitchService } from './channels/switch-service.ts';
import { registerTeamRoutes } from './channels/routes.ts';
import type { Visitors } from './channels/visitors.ts';
import { AREAS } from './areas.ts';
import { createGate, createGateQuestions, readHost, type GateQuestions } from './gate/index.ts';
import { openVersions, type VersionPlaces } from './places.ts';
import { serveDocument, serveFiles } from './routes.ts';
import { followRegistry, type RegistryReader, type RegistryView } from './registry-view.ts';
import { createPlatformRepository, type PlatformRepository } from './versions/repository.ts';
import { createPruneService, type PruneService } from './pins/prune-service.ts';
import { createPinService, type PinService } from './pins/service.ts';
import { createKeyOffice, type KeyOffice } from './publishing/keys.ts';
import { publishKeysOf } from './publishing/repository.ts';
import { registerPublishing } from './publishing/routes.ts';
import { createRegistrySigner } from './signing/registry-signer.ts';
import { createRestoreService, type RestoreService } from './signing/restore-service.ts';
import { signOldVersions } from './signing/sign-old-versions.ts';
import { createVersionSigner } from './versions/signature.ts';

export type { Actor } from './pins/changes.ts';
export type { OverrideTaken } from './channels/overriding.ts';
export { createVisitors, type Visitors } from './channels/visitors.ts';
export type { FindPin } from './channels/pin-finder.ts';
export { GateRefusal, upgradeText, verdictText, type Verdict } from './gate/index.ts';
export { publishNewBuilds } from './pins/publish-builds.ts';
export { readPublished, type VersionPlaces } from './places.ts';
export type { RegistryReader, RegistryView } from './registry-view.ts';
export type { Pruned } from './pins/prune-service.ts';
export type { Change } from './pins/service.ts';
export { createPageDocuments } from './page-document.ts';
export { createRegistrySigner } from './signing/registry-signer.ts';
export { createFileSender } from './files/static-files.ts';
export type { RemoteStatus } from './pins/status.ts';

const HOUR_SECONDS = 3600;

interface Deps {
  config: Pick<Config, 'dataDir' | 'shellDir' | 'isDevelopment' | 'publicUrl' | 'registrySecret' | 's3'>;
  database: Database;
  clock: Clock;
  /** Where files are kept; that of the configuration when unset. */
  bucket?: Bucket | undefined;
}

/** Finds any published version of a remote. */
export const findPlatformPin = (deps: Signed): FindPin => createPinFinder(repositoryOf(deps));

/** What changes the registry. */
export type PlatformService = PinService & GateQuestions & CanaryService & SwitchService & PruneService & RestoreService & KeyOffice;

/** What changes the registry: for the command line, for starts and for the team's own page. */
export function createPlatform({ config, database, clock, bucket = openBucket(config) }: Deps): PlatformService {
  const { db } = database;
  const gate = createGate({ readHost: () => readHost(config.shellDir), areas: AREAS, isDevelopment: config.isDevelopment });
  const { storage } = openVersions(config.dataDir, bucket);
  const parts = { repository: repositoryOf({ config, database }), storage, gate, clock };
  const people = { publicUrl: config.publicUrl, findUid: (name: string) => findUid(db, name) };
  return {
    ...createPinService(parts),
    ...createGateQuestions(parts),
    ...createCanaryService({ ...parts, ...people }),
    ...createSwitchService(parts),
    ...createPruneService(parts),
    ...createRestoreService(parts),
    ...createKeyOffice({ ...parts, db }),
  };
}

/** What of the configuration says which versions are ours. */
interface Signed {
  config: Pick<Config, 'dataDir' | 'registrySecret'>;
  database: Database;
}

/** Sees only versions that this installation signed. */
function repositoryOf({ config, database }: Signed): PlatformRepository {
  return createPlatformRepository(database.db, createVersionSigner(loadRegistryKey(config)));
}

/** Signs the versions that were published before versions were signed; once per installation. */
export function signOldPlatformVersions({ config, database }: Signed & { config: Pick<Config, 's3'> }): Promise<void> {
  const { dataDir } = config;
  const { storage } = openVersions(dataDir, openBucket(config));
  return signOldVersions({ repository: repositoryOf({ config, database }), storage, dataDir });
}

/** Where the files of versions are served from; a version that is brought here has the hashes that this installation signed. */
export function placesOfVersions({ config, database, bucket }: Signed & Pick<Deps, 'bucket'>): VersionPlaces {
  const repository = repositoryOf({ config, database });
  return openVersions(config.dataDir, bucket).placesFor((name, version) => repository.version(name, version));
}

/** The registry as it stands, for everything that only reads it. */
export function followPlatform({ config, database, clock = systemClock }: Signed & Partial<Pick<Deps, 'clock'>>): Promise<RegistryView> {
  return followRegistry(database.sql, repositoryOf({ config, database }), clock);
}

export interface RegistryModuleDeps {
  registry: RegistryReader;
  visitors: Visitors;
  identity: Identity;
  places: VersionPlaces;
}

/** The registry's document, the files of remotes and of the shell, what the team does with them, and how remotes do. */
export function registryModule(
  core: ModuleCore,
  { registry, visitors, identity: { standing }, places }: RegistryModuleDeps,
): ServerModule & { takeReport: TakeReport } {
  const { config, database, clock, jobs } = core;
  const health = createRemoteHealth({ ...core, db: database.db, visitors });
  return {
    name: 'registry',
    takeReport: health.take,
    async register(app) {
      serveDocument(app, visitors, createRegistrySigner(loadRegistryKey(config)));
      serveFiles(app, config, places);
      const service = createPlatform(core);
      registerTeamRoutes(app, { service, repository: repositoryOf(core), registry, visitors, standing, clock });
      registerHealthRoutes(app, health.readings, standing.rolesOf);
      const keys = publishKeysOf(database.db);
      await app.register(async (scope) => {
        await scope.register(fastifyMultipart, { throwFileSizeLimit: false });
        registerPublishing(scope, { service, keys, publicUrl: config.publicUrl, clock });
      });
      if (!jobs) return;
      await jobs.every('registry.forgetPublishProofs', HOUR_SECONDS, () =>
        keys.forgetProofsBefore(new Date(clock.now() - 2 * PUBLISH_WINDOW_SECONDS * 1000)),
      );
      const days = config.keepVersionsDays;
      await jobs.every('registry.pruneVersions', HOUR_SECONDS, async () => {
        for (const pruned of await service.prune({ days }, { actor: 'prune', reason: `nobody got them for ${days} days` }))
          app.log.info(pruned, 'files of old versions were removed');
      });
      await health.watch(jobs, {
        log: app.log,
        takeBack: ({ kind, remote, version }, by) =>
          kind === 'canary' ? service.canaryOff(remote, by, version) : service.rollback(remote, by, version),
      });
    },
  };
}
