export { ChainSelect } from './chain-select.tsx';
export { ChainTitle } from './chain-title.tsx';
export { Figures } from './figures.tsx';
export { FreshnessLine } from './freshness-line.tsx';
export { Markets } from './markets.tsx';
export { $chains, marketFx, marketOf, overview, overviewNeeded } from './model.ts';
export { onChain } from './on-chain.ts';
export { SaleLine } from './sale-line.tsx';
