import { Problem } from '../lib/fail.mjs';
import { at } from '../lib/paths.mjs';
import { readJson } from '../lib/read-json.mjs';
import { remotes } from '../lib/workspace.mjs';

/** What the server knows of the site's areas. It is TypeScript, which is read once the packages are installed. */
async function rulesOfServer() {
  const { tsImport } = await import('tsx/esm/api');
  const load = (file) => tsImport(at('server/src/modules/registry', file), import.meta.url);
  const [{ AREAS }, { routeFaults }] = await Promise.all([load('areas.ts'), load('gate/composition/routes.ts')]);
  return { areas: AREAS, routeFaults };
}

/** Remotes of this checkout as if all of them were live. */
const ofCheckout = () =>
  remotes().map((folder) => ({
    remote: folder.replace(/^mfe-/, ''),
    channel: 'live',
    description: readJson(at(folder, 'remote.json')),
  }));

/**
 * The title that the site plans for an area of this name, if it plans one.
 * @throws Problem when the address of the new remote belongs to somebody
 */
export async function plannedTitle(name) {
  const { areas, routeFaults } = await rulesOfServer();
  const build = { name, description: { routes: [{ path: `/${name}` }] } };
  const [taken] = routeFaults({ build, others: ofCheckout(), areas });
  if (taken) throw new Problem(`'${name}' is taken: ${taken.what}. Choose another name.`);
  return areas.find((area) => area.name === name)?.title;
}
