import type { ModuleName } from '../src/config.ts';

/** Modules of people and what is theirs: what most tests need. */
export const PEOPLE: readonly ModuleName[] = ['identity', 'moderation', 'ledger', 'rewards', 'telemetry'];
