export { createSuggestions } from './model.ts';
export { SuggestionRow } from './suggestion-row.tsx';
