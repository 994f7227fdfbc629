/** Names in `MODULES`, in the order in which modules are bound. */
export const MODULE_NAMES = ['identity', 'moderation', 'ledger', 'rewards', 'telemetry', 'registry', 'games', 'uploads', 'site'] as const;
export type ModuleName = (typeof MODULE_NAMES)[number];

/** Names of before, and what they are now. */
export const FORMER_NAMES: Readonly<Record<string, readonly ModuleName[]>> = {
  account: ['identity', 'moderation', 'ledger', 'rewards', 'telemetry'],
  dc: ['games'],
  platform: ['registry'],
};

/** Whether a process that serves these modules sends mail. */
export const sendsMail = (modules: readonly ModuleName[]): boolean => modules.includes('identity');
