import type { Made, Making } from '../plan.ts';
import { trading } from '../site.ts';
import type { AccountWish } from '../wish.ts';

/** What somebody's own account takes. */
export async function forAccount(wish: AccountWish, { site, trader: { address } }: Making): Promise<Made> {
  const trade = await trading();
  switch (wish.kind) {
    case 'void':
      return { calls: trade.cancellingAll(site) };
    case 'withdraw':
      return { calls: trade.withdrawing(site, wish.currency, address) };
    case 'withdrawBook':
      return { calls: trade.withdrawing(site, wish.currency, address, site.orderBook) };
    case 'unwrap':
      return { calls: trade.unwrapping(site, wish.amount) };
    case 'disallow':
      return { calls: trade.disallowing(wish.currency, wish.spender) };
    case 'revoke':
      return { calls: trade.revoking(wish.collection, wish.operator) };
  }
}
