export { facts, factsAgainst, versions, type VersionFacts, type VersionRow } from './model.ts';
