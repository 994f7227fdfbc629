import type { NoticeKind } from '@mortar/protocol/notices';
import type { Db } from '../../../db/db.ts';
import type { Glance, MarketEvent } from '../../chain/index.ts';
import type { Notify } from '../../notices/index.ts';
import { itemWords } from '../item-words.ts';

export interface OrderNoticesDeps {
  glance: Glance;
  notify: Notify;
  /** People by the wallets that are theirs, in lower case. */
  findWalletUsers(db: Db, addresses: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

type OrderEvent = Extract<MarketEvent, { kind: 'order' | 'bid' }>;
type OrderNotice = Extract<NoticeKind, `order${string}`>;

const isOfOrder = (event: MarketEvent): event is OrderEvent => event.kind === 'order' || event.kind === 'bid';

/** Whom an event concerns, and as what; nobody hears of what they did themselves. */
function toldOf(event: OrderEvent): { account: string; notice: OrderNotice }[] {
  if (event.kind === 'bid') {
    const { state, creator, bidder } = event;
    if (state === 'leading') return [{ account: creator, notice: 'orderBid' }];
    if (state === 'outbid') return [{ account: bidder, notice: 'orderOutbid' }];
    return state === 'won' ? [{ account: bidder, notice: 'orderWon' }] : [];
  }
  const { action, creator, purchaser } = event;
  switch (action) {
    case 'purchase':
    case 'settle':
      return [{ account: creator, notice: 'orderSold' }];
    case 'deliver':
      return [{ account: purchaser, notice: 'orderDelivered' }];
    case 'refuseDelivery':
      return [{ account: purchaser, notice: 'orderRefused' }];
    default:
      return [];
  }
}

/** What sellers and bidders of the order book are told: bids, being outbid, sales, deliveries and refusals. */
export function createOrderNotices({ glance, notify, findWalletUsers }: OrderNoticesDeps) {
  const wordsOf = itemWords(glance);

  /** Takes what happened on the market, once and in order. */
  return async (tx: Db, events: readonly MarketEvent[]): Promise<void> => {
    const wanted = events.filter(isOfOrder).flatMap((event) => toldOf(event).map((one) => ({ event, ...one })));
    const people = await findWalletUsers(tx, [...new Set(wanted.map(({ account }) => account))]);
    for (const { event, account, notice } of wanted) {
      const userId = people.get(account);
      if (userId === undefined) continue;
      const id = `${event.chain}-${event.collection}-${event.tokenId}`;
      const values = await wordsOf(tx, id, event.currency, event.price);
      await notify(tx, [userId], { kind: notice, about: `order:${event.chain}-${event.orderId}`, values, link: `/market/items/${id}` });
    }
  };
}
