export * from './endpoints.ts';
export * from './error-codes.ts';
export { APPLICATION_CHARACTERS } from './fields.ts';
export type { Application, Person, PrivacySettings, RelatedPerson, Relation, WhoWrites } from './fields.ts';
