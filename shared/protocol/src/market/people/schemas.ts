export * from '../favourites/schemas.ts';
