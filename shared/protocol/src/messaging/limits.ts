/** Longest text of a message, in characters (UTF-16 units after NFC). */
export const MESSAGE_CHARACTERS = 4000;
/** How long the sender may change a message, ms. */
export const EDIT_MS = 48 * 3600 * 1000;
/** Kinds of reactions that one message carries. */
export const REACTION_KINDS = 20;
/** Messages that are pinned in one conversation. */
export const PINS = 50;
/** People whom one message names. */
export const MENTIONS = 50;
/** Rows of one answer to `diff` or `window`. */
export const LOG_ROWS = 200;
/** Members up to which read receipts are shown. */
export const RECEIPT_MEMBERS = 100;
/** Longest name and description of a channel, in characters. */
export const CHANNEL_NAME_CHARACTERS = 60;
export const CHANNEL_DESCRIPTION_CHARACTERS = 500;
/** What slow mode may be, in seconds between two messages of a member; 0 is off. */
export const SLOW_MODES = [0, 5, 10, 30, 60, 300, 900, 3600] as const;
/** Channels whose last words stand on the landing page. */
export const LOBBY_CHANNELS = 3;
