import type { LedgerAccount } from './posting.ts';

/** What a person can spend. */
export const available = (userId: number): LedgerAccount => ({ owner: 'user', holderId: userId, kind: 'available' });
/** What is a person's, but not yet or not now to spend. */
export const frozen = (userId: number): LedgerAccount => ({ owner: 'user', holderId: userId, kind: 'frozen' });
/** Where all bricks and cards come from; it has no floor. */
export const ISSUER: LedgerAccount = { owner: 'issuer', kind: 'available' };
/** Where they go that are used up. */
export const BURN: LedgerAccount = { owner: 'burn', kind: 'available' };
/** What was put aside for a cause. @param id of `budgetOf` */
export const budget = (id: number): LedgerAccount => ({ owner: 'budget', holderId: id, kind: 'available' });
