import { keptLine } from '../../../lib/kept-text.ts';

export const lower = (address: string): string => address.toLowerCase();

/** Longest name that is kept. */
const NAME_CHARACTERS = 100;
/** A line of text that somebody wrote on a chain. */
export const keptName = (text: string): string => keptLine(text.slice(0, NAME_CHARACTERS));
