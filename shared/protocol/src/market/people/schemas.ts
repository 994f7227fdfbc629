export * from '../favourites/schemas.ts';
export * from '../alerts/schemas.ts';
