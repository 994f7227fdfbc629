export {
  $feedFailures,
  $feedLoading,
  $feeds,
  feedDropped,
  feedOpened,
  feedRetried,
  moreWanted,
  newerWanted,
  resumed,
  type Entry,
} from './model.ts';
export { placeTold } from './place.ts';
export { Watched } from './live.ts';
export { keyOf, type Source } from './source.ts';
