import type { Db } from '../../db/db.ts';
import type { Ledger } from '../ledger/index.ts';

/** The reward of a new person, once per person. @param amount bricks of type 1; none when 0 */
export function createRegistrationGrant(ledger: Pick<Ledger, 'issue'>, amount: number) {
  return async function grantRegistration(tx: Db, userId: number): Promise<{ brickstype: 1; bricksamount: number }> {
    const grant = { key: `registration:${userId}`, kind: 'registration', bricksType: 1, amount, userId } as const;
    if (amount > 0) await ledger.issue(tx, grant);
    return { brickstype: 1, bricksamount: amount };
  };
}
