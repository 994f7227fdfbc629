import type { ModuleCore, ServerModule } from '../../core/module.ts';
import type { Glance } from '../chain/index.ts';
import { registerFavouriteRoutes } from './favourites/routes.ts';
import { createFavourites } from './favourites/service.ts';
import { marketData } from './personal-data.ts';

/** What people of the site do around the market: what they watch. */
export function marketModule({ database: { db }, clock }: ModuleCore, { glance }: { glance: Glance }): ServerModule {
  const favourites = createFavourites({ db, clock, glance });
  return {
    name: 'market',
    personalData: [marketData(db)],
    register(app) {
      registerFavouriteRoutes(app, favourites);
    },
  };
}
