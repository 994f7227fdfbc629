export { buildApp, type AppDeps } from './app.ts';
export { readConfig, type Config, type ModuleName } from './config.ts';
export { ConfigError, type ConfigProblem } from './config/problem.ts';
export { acquireDatabase, openDatabase, type Database } from './db/database.ts';
export { leaseCluster, type ClusterLease } from './db/embedded/embedded-cluster.ts';
export { isMigrated, migrate } from './db/migrate.ts';
export { systemClock, type Clock } from './lib/clock.ts';
export { StartError } from './lib/start-error.ts';
export { startServer, type RunningServer, type StartOptions } from './start-server.ts';
