export { createFunderRound, FUNDERS_SECONDS, fundersPart } from './funders.ts';
export { markEarlier } from './mark-earlier.ts';
export { washPart } from './part.ts';
