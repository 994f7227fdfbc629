/** Refusals of the community. */
export const COMMUNITY_CODES = {
  /** Too late to bring it back. */
  undoOver: 1512090,
  /** The draft, or the post, was changed elsewhere meanwhile; `data` holds how it stands now. */
  changedElsewhere: 1512091,
  /** The poll is over, or the caller has voted. */
  pollClosed: 1512092,
  /** As many scheduled posts, drafts or words as one person may have. */
  communityFull: 1512093,
  /** The group does not take this person, or this post. */
  groupRefused: 1512094,
  /** In a state in which this cannot be done. */
  notPossible: 1512095,
} as const;
