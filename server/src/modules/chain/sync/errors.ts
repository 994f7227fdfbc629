/** Another chain answers under the id of one that was read: nothing of the two may be mixed. */
export class ChainReplaced extends Error {
  override name = 'ChainReplaced';
  constructor(chainId: number) {
    super(`chain ${chainId} begins with another block than the one that was read before; see the runbook, "A chain was reset"`);
  }
}

/** The chain took back more blocks than are kept. */
export class ChainDiverged extends Error {
  override name = 'ChainDiverged';
  constructor(block: number) {
    super(`none of the last blocks up to ${block} is on the chain any more; see the runbook, "A chain was reset"`);
  }
}
