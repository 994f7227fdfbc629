import type { Output } from '@mortar/protocol';
import type { Approval, getTradingAccount } from '@mortar/protocol/market';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Deployment } from '../deployments.ts';
import { collectionId } from '../ids.ts';
import type { Markets } from '../markets.ts';
import { collectionName } from '../own-collections.ts';
import { countSigned, findApprovals, type ApprovalRow } from './queries.ts';

const MOST_APPROVALS = 100;
/** Those of our contracts that people let move what they have. */
const OPERATORS = ['exchange', 'orderBook', 'boxes'] as const;

const approvalOf = (deployment: Deployment, { collection, name, operator, at }: ApprovalRow): Approval => ({
  collection: { id: collectionId(deployment.chainId, collection), name: collectionName(deployment, collection, name) },
  operator,
  contract: OPERATORS.find((contract) => deployment[contract] === operator) ?? null,
  at: new Date(at).toISOString(),
});

/** What accounts have given away the power over. */
export function createTradingAccounts({ db, clock, markets }: { db: Db; clock: Clock; markets: Markets }) {
  return async (address: string, chain: number): Promise<Output<typeof getTradingAccount>> => {
    const freshness = await markets.freshness(chain);
    const { deployment } = markets.of(chain);
    const account = address.toLowerCase();
    const [approvals, [counts]] = await Promise.all([
      findApprovals(db, [chain, account, MOST_APPROVALS]),
      countSigned(db, [chain, account, String(Math.floor(clock.now() / 1000))]),
    ]);
    return { approvals: approvals.map((row) => approvalOf(deployment, row)), ...counts!, freshness };
  };
}
