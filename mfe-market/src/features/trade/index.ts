export { OfferAction, OptionAction, TradeActions } from './actions.tsx';
export { TradeDialog } from './trade-dialog.tsx';
export { $own, isOwn } from './person.ts';
export { sentFollowed } from './resume.ts';
export { SettledNote } from './settled-note.tsx';
export { askOf, tradeSiteOf, trading } from './site.ts';
export { traded, wished } from './wish.ts';
