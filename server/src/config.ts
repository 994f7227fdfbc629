import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownEntry, SIGN_OSES, type SignOs } from '@mortar/protocol';
import Value from 'typebox/value';
import { contradictionsOf } from './config/contradictions.ts';
import { ConfigError, type ConfigProblem } from './config/problem.ts';
import { halfS3, readS3, type S3Config } from './config/s3.ts';
import type { Env, Installation, Settings } from './config/settings.ts';
import { CORE_PREFIXES, CORE_VARIABLES, refusalOf } from './config/variables.ts';
import { FORMER_NAMES, MANIFESTS, MODULE_NAMES, type ModuleName, type ModuleSettings } from './modules/manifests.ts';

export type { ModuleName } from './modules/manifests.ts';

/** What the core takes from the environment. */
interface CoreConfig extends Installation {
  /** Version of the product, from the root's package.json. */
  version: string;
  /** Secrets, embedded database and published remotes. */
  dataDir: string;
  /** Build output of the shell. */
  shellDir: string;
  host: string;
  port: number;
  /** Origin that visitors use; the only source of it, never the Host header. */
  publicUrl: string;
  /** Addresses and networks whose `X-Forwarded-For` is believed. */
  trustProxy: readonly string[];
  modules: readonly ModuleName[];
  /** A PostgreSQL of the operator's; the embedded one when unset. */
  databaseUrl: string | undefined;
  /** Where published versions and files that people send are kept; under `dataDir` when unset. */
  s3: S3Config | undefined;
  logLevel: string;
  /** Whether a trial on this machine may get demo content. */
  hasDemo: boolean;
  /** Server that takes our mail. Unset: the dev mailbox where that may exist, else no mail. */
  smtpUrl: string | undefined;
  /** Sender of our mail. */
  mailFrom: string;
  /** Private keys for `sign` given by `SECRET_SIGN_*`; the others are made once under `dataDir`. */
  signSecrets: Partial<Record<SignOs, string>>;
  /** What sessions are signed with, by `SECRET_SESSION`; else made once under `dataDir`. */
  sessionSecret: string | undefined;
}

/** Everything that the server takes from its environment (docs/design/server.md): the core's part, and what modules bring. */
export interface Config extends CoreConfig, ModuleSettings {}

const SETTINGS: readonly Settings[] = MANIFESTS.flatMap(({ settings = [] }) => settings);
/** Every variable that this version honours. */
export const VARIABLES = {
  ...CORE_VARIABLES,
  ...Object.assign({}, ...SETTINGS.map(({ variables }) => variables)),
} as typeof CORE_VARIABLES;
const PREFIXES = [...CORE_PREFIXES, ...SETTINGS.flatMap(({ prefixes = [] }) => prefixes)];

const variableOf = (name: string) => ownEntry(VARIABLES, name) ?? Object.values(VARIABLES).find(({ names }) => names?.test(name));

function shapeProblems(env: Env): ConfigProblem[] {
  return Object.entries(env).flatMap(([variable, value]) => {
    const rule = variableOf(variable);
    const problem = rule
      ? !Value.Check(rule.schema, value) && `must be ${rule.mustBe}`
      : refusalOf(variable, Object.keys(VARIABLES), PREFIXES);
    return problem ? [{ variable, problem }] : [];
  });
}

function listOf(value: string | undefined): string[] {
  return value ? value.split(',').map((item) => item.trim()) : [];
}

function noModule(name: string): string {
  const now = ownEntry(FORMER_NAMES, name);
  return now ? `'${name}' is now ${now.join(',')}` : `no module '${name}'; known are ${MODULE_NAMES.join(', ')}`;
}

function readModules(value: string | undefined): { modules: ModuleName[]; problems: ConfigProblem[] } {
  const named = listOf(value);
  const unknown = named.filter((name) => !MODULE_NAMES.some((known) => known === name));
  return {
    modules: MODULE_NAMES.filter((name) => named.length === 0 || named.includes(name)),
    problems: unknown.map((name) => ({ variable: 'MODULES', problem: noModule(name) })),
  };
}

function readSignSecrets(env: Env): Config['signSecrets'] {
  const given = SIGN_OSES.flatMap((os) => {
    const secret = env[`SECRET_SIGN_${os.toUpperCase()}`];
    return secret ? [[os, secret] as const] : [];
  });
  return Object.fromEntries(given);
}

function readVersion(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}

/**
 * Configuration out of an environment. An empty value counts as unset.
 * @param root folder of the workspace; relative paths start there
 * @throws ConfigError that lists everything that is wrong, each with its variable and what to do
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>, root: string): Config {
  const env = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()] as const] : [])),
  );
  const problems = shapeProblems(env);
  const { modules, problems: moduleProblems } = readModules(env['MODULES']);
  const port = Number(env['PORT'] ?? 8080);
  if (port > 65_535) problems.push({ variable: 'PORT', problem: `must be ${CORE_VARIABLES['PORT']?.mustBe}` });
  problems.push(...moduleProblems);
  if (problems.length > 0) throw new ConfigError(problems);
  const publicUrl = new URL(env['PUBLIC_URL'] ?? `http://localhost:${port}`);
  const installation: Installation = { root, isDevelopment: env['NODE_ENV'] === 'development' };
  const core: CoreConfig = {
    ...installation,
    version: readVersion(root),
    dataDir: resolve(root, env['DATA_DIR'] ?? '.data'),
    shellDir: join(root, 'shell', 'dist'),
    host: env['HOST'] ?? '127.0.0.1',
    port,
    publicUrl: publicUrl.origin,
    trustProxy: listOf(env['TRUST_PROXY']),
    modules,
    databaseUrl: env['DATABASE_URL'],
    s3: readS3(env),
    logLevel: env['LOG_LEVEL'] ?? 'error',
    hasDemo: env['DEMO'] !== 'off',
    smtpUrl: env['SMTP_URL'],
    mailFrom: env['MAIL_FROM'] ?? `Mortar <no-reply@${publicUrl.hostname}>`,
    signSecrets: readSignSecrets(env),
    sessionSecret: env['SECRET_SESSION'],
  };
  const contradictions = [
    ...contradictionsOf(core),
    ...SETTINGS.flatMap((settings) => settings.contradictions?.(env) ?? []),
    ...halfS3(env),
  ];
  if (contradictions.length > 0) throw new ConfigError(contradictions);
  return Object.assign(core, ...SETTINGS.map(({ read }) => read(env, installation))) as Config;
}
