/** Name of the Game Hub popup (spec §2). */
export const HUB_DIALOG = 'gamehub.hub';
