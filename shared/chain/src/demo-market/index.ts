export { DEMO_COLLECTIONS, DEMO_KEYS, type DemoCollection, type DemoCollectionKey } from './collections.ts';
export { demoMarketState, playDemoMarket, type DemoArt, type Played, type PlayOptions } from './play.ts';
export type { SignedAtEnd } from './tell.ts';
export { findLocalDeployment, type Deployed } from '../deploy/index.ts';
