/** What a page has once: the project that uses a packed room brings it, and the shell provides it. */
const SINGLETON = /^(react|react-dom|react-intl|react-router|react-router-dom|effector|effector-react|@mortar\/(host|client|ui))$/;

const built = (path) => path.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '');

/** A door as others open it: script and types of a source, any other file as it is. */
function door(path) {
  return /\.tsx?$/.test(path) ? { types: `${built(path)}.d.ts`, default: `${built(path)}.js` } : built(path);
}

/** @throws Error for a package that the workspace names nowhere */
function versionOf(name, asked, { catalog, versions }) {
  const version = asked === 'catalog:' ? catalog[name] : asked.startsWith('workspace:') ? versions[name] : asked;
  if (!version) throw new Error(`${name} has no version: it is neither in the catalog nor a room that is packed`);
  return version;
}

/**
 * The `package.json` of a room as it stands in a tarball: no `workspace:` and no `catalog:`, doors that lead to what was
 * built, singletons as peers. Rooms and peers are asked for by a caret range, all else by the version it was tried with.
 * @param known.catalog versions of packages, from the workspace
 * @param known.versions versions of our own rooms
 */
export function packedManifest(manifest, known) {
  const { name, version, license, type, sideEffects, exports, publishConfig = {}, dependencies = {} } = manifest;
  const asked = Object.entries(dependencies).map(([other, range]) => [other, versionOf(other, range, known)]);
  const isPeer = ([other]) => SINGLETON.test(other);
  const range = ([other, exact]) => [other, isPeer([other]) || other in known.versions ? `^${exact}` : exact];
  return {
    name,
    version,
    license,
    type,
    ...(sideEffects !== undefined && { sideEffects }),
    exports: { ...Object.fromEntries(Object.entries(exports).map(([key, path]) => [key, door(path)])), ...publishConfig.exports },
    ...(publishConfig.bin && { bin: publishConfig.bin }),
    dependencies: Object.fromEntries(asked.filter((one) => !isPeer(one)).map(range)),
    peerDependencies: Object.fromEntries(asked.filter(isPeer).map(range)),
  };
}
