/** The address zero: where collectibles come from when they are made, and go when they are destroyed. */
export const NOBODY = `0x${'0'.repeat(40)}`;
