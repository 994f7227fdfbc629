import type { ModuleCore, ServerModule } from '../../core/module.ts';
import { followMarket, type Glance } from '../chain/index.ts';
import { findWalletUsers, readPeople } from '../identity/index.ts';
import type { Notify } from '../notices/index.ts';
import { createAlertChoices } from './alerts/choices.ts';
import { registerAlertRoutes } from './alerts/routes.ts';
import { createAlerts } from './alerts/service.ts';
import { registerFavouriteRoutes } from './favourites/routes.ts';
import { createFavourites } from './favourites/service.ts';
import { createOrderNotices } from './order-notices/service.ts';
import { registerProfileRoutes } from './profiles/routes.ts';
import { createProfiles } from './profiles/service.ts';
import { registerReportRoutes } from './reports/routes.ts';
import { createReports } from './reports/service.ts';
import { marketData } from './personal-data.ts';

export { createMarketOffice, type MarketOffice } from './reports/office.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

/** What people of the site do around the market: what they watch, what they are told of and what they report. */
export function marketModule(core: ModuleCore, { glance, notify }: { glance: Glance; notify: Notify }): ServerModule {
  const {
    database: { db },
    clock,
    jobs,
  } = core;
  const favourites = createFavourites({ db, clock, glance });
  const alerts = createAlerts({ db, clock, glance, notify, findWalletUsers });
  return {
    name: 'market',
    personalData: [marketData(db)],
    async register(app) {
      registerFavouriteRoutes(app, favourites);
      registerReportRoutes(app, createReports({ db, clock, glance }));
      registerProfileRoutes(app, createProfiles({ db, findWalletUsers, readPeople }));
      registerAlertRoutes(app, createAlertChoices(db));
      await followMarket(app, core, { reader: 'market.alerts', take: alerts.take });
      await followMarket(app, core, { reader: 'market.orders', take: createOrderNotices({ glance, notify, findWalletUsers }) });
      await jobs?.every('market.look', MINUTE_SECONDS, alerts.look);
      await jobs?.every('market.prune', HOUR_SECONDS, alerts.prune);
    },
  };
}
