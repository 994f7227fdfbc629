export * from '../favourites/schemas.ts';
export * from '../alerts/schemas.ts';
export { findProfiles } from '../profiles/schemas.ts';
export { sendReport } from '../reports/schemas.ts';
