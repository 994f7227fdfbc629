/** Limits of a profile, in characters as a person counts them (grapheme clusters). */
export const PROFILE_LIMITS = { usernameLeast: 2, username: 32, personalprofile: 300, link: 200 } as const;
