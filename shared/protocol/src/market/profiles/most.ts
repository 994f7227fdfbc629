/** Most addresses of one question. */
export const MOST_PROFILES = 50;
