import { createSuggestions } from '#entities/suggestion';

/** People whom the person may want to follow. */
export const suggestions = createSuggestions(20);
