export { enterFx } from './enter.ts';
export { takeFragment } from './fragment.ts';
export { Mark } from './mark.tsx';
export { partiesIn, PARTY_NAMES } from './parties.ts';
export { VisitState } from './visit-state.tsx';
export { createVisits } from './visits.ts';
