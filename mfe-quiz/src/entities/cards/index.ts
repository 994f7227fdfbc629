export { $offers, buyCardFx, offersWanted } from './model.ts';
