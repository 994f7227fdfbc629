import { createSuggestions } from '#entities/suggestion';

/** A few people whom the person may want to follow. */
export const suggestions = createSuggestions(5);
