/** What people of the site do around the market, which the server's module of that name answers. */
export * from '../favourites/endpoints.ts';
export * from '../alerts/endpoints.ts';
export * from '../profiles/endpoints.ts';
export * from '../reports/endpoints.ts';
