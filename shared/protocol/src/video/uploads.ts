const MIB = 1024 * 1024;

/** Largest videos, in bytes. */
export const VIDEO_UPLOADS = { video: { form: 100 * MIB, resumable: 2048 * MIB } };
