const MIB = 1024 * 1024;

/** Largest pictures of posts, in bytes. */
export const COMMUNITY_UPLOADS = { picture: { form: 20 * MIB, resumable: 20 * MIB } };
