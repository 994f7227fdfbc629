export { canUpgrade, upgradeText, type UpgradeAnswer } from './can-upgrade.ts';
export type { OtherVersion } from './composition/composition.ts';
export { GateRefusal } from './gate-refusal.ts';
export { createGate, type Gate } from './gate.ts';
export { readHost, type HostBuild } from './host.ts';
export { verdictText, type Verdict } from './verdict.ts';
