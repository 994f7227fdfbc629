export { COIN, coinOf, useCurrencies, usePrices, wrappedOf } from './currencies.ts';
export { chainOf, collectionIdOf, collectionPath, itemPartsOf, itemPath } from './ids.ts';
export { collection, collectionOpened } from './model.ts';
