import { Problem } from '../lib/fail.mjs';
import { at } from '../lib/paths.mjs';
import { readJson } from '../lib/read-json.mjs';
import { remotes } from '../lib/workspace.mjs';

/** What the server knows of the site's areas. It is TypeScript, which is read once the packages are installed. */
async function rulesOfServer() {
  const { tsImport } = await import('tsx/esm/api');
  const load = (file) => tsImport(at('server/src/modules/platform', file), import.meta.url);
  const [{ AREAS }, { checkRoutes }] = await Promise.all([load('areas.ts'), load('check-routes.ts')]);
  return { areas: AREAS, checkRoutes };
}

/** Remotes of this checkout as if all of them were live. */
const ofCheckout = () =>
  Object.fromEntries(
    remotes().map((folder) => [folder.replace(/^mfe-/, ''), { live: { description: readJson(at(folder, 'remote.json')) } }]),
  );

/**
 * The title that the site plans for an area of this name, if it plans one.
 * @throws Problem when the address of the new remote belongs to somebody
 */
export async function plannedTitle(name) {
  const { areas, checkRoutes } = await rulesOfServer();
  try {
    checkRoutes({ name, description: { routes: [{ path: `/${name}` }] } }, { remotes: ofCheckout(), areas });
  } catch (error) {
    throw new Problem(`'${name}' is taken: ${error.message.replace(/^remote\.json: /, '')}. Choose another name.`, { cause: error });
  }
  return areas.find((area) => area.name === name)?.title;
}
