export { upgradeText } from './can-upgrade.ts';
export { GateRefusal } from './gate-refusal.ts';
export { createGate, type Gate } from './gate.ts';
export { readHost } from './host.ts';
export { createGateQuestions, judgeFolder, type GateQuestions } from './questions.ts';
export { verdictText, type Verdict } from './verdict.ts';
