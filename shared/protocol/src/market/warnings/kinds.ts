/**
 * Told in full above everything else: an operator hid the collection, or the item; its name reads like that of a verified one; its name
 * holds characters that nobody sees; a trade moved nothing.
 */
export const LOUD_WARNINGS = ['hidden', 'hiddenItem', 'lookalike', 'invisible', 'noTransfer'] as const;
const LOUD: ReadonlySet<string> = new Set(LOUD_WARNINGS);
/** Whether a warning is told in full above everything else. */
export const isLoud = ({ kind }: { kind: string }): boolean => LOUD.has(kind);

/**
 * Told by badges: the royalty is high, or was raised in the last 30 days; its metadata can change; it is a week old or younger; few
 * accounts have it.
 */
export const QUIET_WARNINGS = ['royalty', 'royaltyRaised', 'unfrozen', 'young', 'fewOwners'] as const;
