/** Rules that a build is held to: by the workspace's gates where it is made, and by the server where it is published. */
export { BUDGETS, budgetsOf, type FileSize, type Measured } from './budgets.ts';
export { catalogueFaults, placeholdersOf, type CatalogueFacts } from './catalogues.ts';
export {
  ALLOWED_LICENCES,
  BUNDLED_FILE,
  licenceOf,
  mayReachBrowsers,
  mayShip,
  type BundledPackage,
  type LicencedManifest,
} from './licences.ts';
export { isPassive } from './markup.ts';
