import { $isSignedIn, type PageArgs, type PageHead } from '@mortar/host';
import { scopeBind } from 'effector';
import { readPlace } from '#entities/remote';
import { readLiveSinceFx } from '#features/live-areas';
import { placeOpenedFx } from './model.ts';

/** Reads what the address asks for before the page shows; a remote's page has its name for a title. */
export async function loader({ url, scope }: Pick<PageArgs, 'url' | 'scope'>): Promise<PageHead | null> {
  const place = readPlace(url.search);
  const { remote } = place;
  await Promise.all([
    scope.getState($isSignedIn) && import(/* webpackChunkName: "tools" */ './tools.tsx'),
    scopeBind(placeOpenedFx, { scope })(place),
    remote === null && scopeBind(readLiveSinceFx, { scope })(),
  ]);
  return remote === null ? null : { title: { en: `${remote} · Mortar`, 'zh-HK': `${remote} · Mortar` } };
}
