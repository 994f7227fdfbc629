export { comparedIn, lookedAt, remotes, type TeamRemote } from './model.ts';
export { hrefOf, readPlace, SPANS, VIEWS, type Place, type View } from './place.ts';
