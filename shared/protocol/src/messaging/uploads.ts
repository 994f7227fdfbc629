const PICTURE_BYTES = 20 * 1024 * 1024;

/** Largest pictures of a channel by purpose, in bytes. */
export const MESSAGING_UPLOADS = { channel: { form: PICTURE_BYTES, resumable: PICTURE_BYTES } };
