const PICTURE_BYTES = 20 * 1024 * 1024;

/** Largest pictures of a profile by purpose, in bytes. */
export const IDENTITY_UPLOADS = {
  avatar: { form: PICTURE_BYTES, resumable: PICTURE_BYTES },
  banner: { form: PICTURE_BYTES, resumable: PICTURE_BYTES },
};
