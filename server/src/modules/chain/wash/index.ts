export { markEarlier } from './mark-earlier.ts';
export { washPart } from './part.ts';
