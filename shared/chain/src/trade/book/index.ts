export { bidding, cancellingBid, purchasing } from './buying.ts';
export { type BookOrder, orderOf, type TradingType } from './order.ts';
export { bookProceedsOf } from './proceeds.ts';
export { type BookTerms, cancellingOrder, creating, delivering, ending, modifying, refusing, resetting } from './selling.ts';
