import { scopeBind, type Scope } from 'effector';
import { $registry } from '../federation/registry.ts';
import { readLiveSinceFx } from './live-since.ts';
import { placeOpenedFx } from './model.ts';
import { readPlace, type Place } from './place.ts';

/** What the page is loaded with: where in it somebody stands; the data come into the stores. */
export interface DevCenterData {
  place: Place;
}

/** Reads what the address asks for before the page shows. */
export async function loadDevCenter(url: URL, scope: Scope): Promise<DevCenterData> {
  const place = readPlace(url);
  const names = Object.keys(scope.getState($registry).remotes);
  const [open, readSince] = [scopeBind(placeOpenedFx, { scope }), scopeBind(readLiveSinceFx, { scope })];
  await Promise.all([open(place), place.remote === null && readSince(names)]);
  return { place };
}
