export { $feedFailures, $feedLoading, $feeds, feedOpened, feedRetried, moreWanted, newerWanted, type Entry, type Feed } from './model.ts';
export { Watched } from './live.ts';
export { keyOf, type Source } from './source.ts';
