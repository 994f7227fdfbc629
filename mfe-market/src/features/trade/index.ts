export { OfferAction, OptionAction, TradeActions } from './actions.tsx';
export { sentFollowed } from './resume.ts';
export { traded } from './wish.ts';
