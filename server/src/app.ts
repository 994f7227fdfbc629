import { randomUUID } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { noteHandlers } from './drain.ts';
import { AppError } from './lib/app-error.ts';
import { keepClientIp, trustedProxies } from './lib/client-ip.ts';
import type { Clock } from './lib/clock.ts';
import { loggingOptions } from './lib/logger.ts';
import { loadSignKeys } from './lib/sign-keys.ts';
import { createSignVerifier } from './lib/sign-verifier.ts';
import { compileSerializer, compileValidator } from './lib/validators.ts';
import { devMailbox, type Mail } from './mail/index.ts';
import { MANIFESTS } from './modules/manifests.ts';
import { registerModules, type Services, type StandIns } from './modules/index.ts';
import type { Jobs } from './jobs/index.ts';
import { openBucket } from './objects/index.ts';
import { apiDocs } from './plugins/api-docs.ts';
import { answerFrameworkError, errors } from './plugins/errors.ts';
import { bans } from './plugins/bans.ts';
import { compression } from './plugins/compression.ts';
import { health } from './plugins/health.ts';
import { hostCheck } from './plugins/host-check.ts';
import { metrics } from './plugins/metrics.ts';
import { openapi } from './plugins/openapi.ts';
import { person } from './plugins/person.ts';
import { once } from './plugins/once.ts';
import { proof } from './plugins/proof.ts';
import { rateLimits } from './plugins/rate-limits.ts';
import { sameOrigin } from './plugins/same-origin.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { signCheck } from './plugins/sign.ts';

/** What lives outside of the app and outlives it. */
export interface AppDeps {
  database: Database;
  clock: Clock;
  services: Services;
  /** Work for later; without it nothing old is forgotten. */
  jobs?: Jobs | undefined;
  /** Without it nobody gets a code. */
  mail?: Mail | undefined;
  standIns?: StandIns;
}

const BODY_BYTES = 1024 * 1024;
/** As long as a client waits for an upload; headers alone get a minute (Node's own limit). */
const REQUEST_MS = 120_000;
/** Longer than the idle time of usual balancers, so that they never send into a connection that we are closing. */
const KEEP_ALIVE_MS = 72_000;
/** Bundlers make long names of files; the gate takes none that is longer (`version-file.ts`). */
const PARAM_LENGTH = 200;

function createServer(config: Config): FastifyInstance {
  const app = fastify({
    ...loggingOptions(config.logLevel),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustProxy.length > 0 && trustedProxies(config.trustProxy),
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    routerOptions: { maxParamLength: PARAM_LENGTH },
    forceCloseConnections: 'idle',
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    frameworkErrors: answerFrameworkError,
  });
  noteHandlers(app);
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  // Its logger's type says more than the interface that everything else asks for.
  return app as unknown as FastifyInstance & { log: FastifyBaseLogger };
}

/**
 * The HTTP server, ready to listen. It owns nothing outside: closing it leaves database and services open.
 * @throws StartError when a key or a build is missing
 */
export async function buildApp(config: Config, { database, clock, services, jobs, mail, standIns }: AppDeps): Promise<FastifyInstance> {
  const { identity } = services;
  const { keyring, proofs, idempotency } = identity;
  const bucket = openBucket(config);
  const keys = await loadSignKeys(config);
  const verifier = await createSignVerifier(keys, clock);
  const app = createServer(config);
  keepClientIp(app);
  await app.register(errors, { messages: MANIFESTS.flatMap(({ messages = {} }) => messages) });
  await app.register(compression);
  await app.register(metrics, { signCounts: verifier.counts });
  await app.register(securityHeaders, { publicUrl: config.publicUrl });
  await app.register(hostCheck, { config });
  await app.register(fastifyCookie, { hook: false });
  await app.register(sameOrigin, { publicUrl: config.publicUrl });
  await app.register(bans, identity.authentication);
  await app.register(rateLimits);
  await app.register(signCheck, { verifier });
  await app.register(person, identity.authentication);
  await app.register(proof, { proofs, clock, publicUrl: config.publicUrl });
  await app.register(once, { idempotency });
  await app.register(openapi, { version: config.version, messageOf: app.messageOf });
  await app.register(apiDocs, { publicUrl: config.publicUrl });
  await app.register(health, { database, bucket });
  devMailbox(app, { config, db: database.db, keyring, clock });
  app.all('/api/*', { schema: { hide: true } }, () => {
    throw new AppError('notFound');
  });
  const core = { config, database, clock, keyring, metrics: app.metrics, jobs, mail, bucket };
  await registerModules(app, core, services, standIns);
  await app.ready();
  return app;
}
