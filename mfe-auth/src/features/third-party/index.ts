export { ThirdPartyButtons } from './third-party-buttons.tsx';
export { $demand, answerBrought } from './model.ts';
export { enterFx } from './enter.ts';
export { Mark } from './mark.tsx';
export { createWaysThere, type OpenVisit, PARTIES, PARTY_NAMES, type Trouble } from './ways-there.ts';
export { hearAnswers, watchWindow } from './window.ts';
