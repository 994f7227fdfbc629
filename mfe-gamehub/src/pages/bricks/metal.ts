/** Type of a silver brick (spec §3); 1 is the main coin. */
const SILVER = 2;

/** What a type of bricks looks like and is called. */
export function metalOf(bricksType: number): 'gold' | 'silver' {
  return bricksType === SILVER ? 'silver' : 'gold';
}
