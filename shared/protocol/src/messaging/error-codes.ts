/** Refusals of messaging: each is told to whom it concerns, with the reason where there is one. */
export const MESSAGING_CODES = {
  /** Muted in this channel; `data` holds `until` and `reason`. */
  muted: 1512061,
  /** Slow mode; `data` holds `seconds` to wait. */
  tooFast: 1512062,
  /** The link was revoked, is too old or was used up. */
  inviteOver: 1512063,
  /** An owner hands the channel over before leaving it. */
  ownerLeaves: 1512064,
  /** Too old to be changed, or recalled meanwhile. */
  messageFixed: 1512065,
  /** As many pins or reactions as there may be. */
  messageFull: 1512066,
} as const;
