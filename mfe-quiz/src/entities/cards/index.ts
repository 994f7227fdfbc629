export { $offers, buyCardFx, offers, offersWanted, type Offer } from './model.ts';
