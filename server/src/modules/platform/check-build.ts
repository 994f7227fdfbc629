import { LOCALES, matchesPath, type Area, type BuildManifest, type RegistryDocument } from '@mortar/protocol';
import { RemoteDescription } from '@mortar/protocol/schemas';
import Value from 'typebox/value';
import { Refusal } from './refusal.ts';

/**
 * Checks what a build says of itself, before anything of it is stored.
 * @throws Refusal that names the rule and the place
 */
export function checkBuild(build: BuildManifest, expectedName: string): void {
  const [wrong] = Value.Errors(RemoteDescription, build.description);
  if (wrong) throw new Refusal(`remote.json: ${wrong.instancePath || '/'} ${wrong.message}`);
  if (build.name !== expectedName) throw new Refusal(`build.json: the build is of '${build.name}', not of '${expectedName}'`);
  if (build.description.name !== build.name) throw new Refusal(`remote.json: its name is '${build.description.name}', the build's is '${build.name}'`);
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(build.version)) throw new Refusal(`build.json: '${build.version}' cannot be a version: letters, digits, dot and dash only`);
  const listed = new Set(build.files.map((file) => file.path));
  for (const file of [build.entry, ...Object.values(build.chunks).flatMap(({ js, css }) => [...js, ...css])]) {
    if (!listed.has(file)) throw new Refusal(`build.json: ${file} belongs to a chunk and is not among the files`);
  }
  for (const { page } of build.description.routes) {
    if (!build.chunks[`page-${page}`]) throw new Refusal(`remote.json: page '${page}' has no chunk 'page-${page}'`);
  }
  for (const { code } of LOCALES) {
    if (!build.description.messages.includes(code)) throw new Refusal(`remote.json: the catalogue of ${code} is missing from 'messages'`);
    if (!build.chunks[`locale-${code}`]) throw new Refusal(`build.json: the catalogue of ${code} has no chunk 'locale-${code}'`);
  }
}

/**
 * No two areas may answer one path.
 * @throws Refusal that names the path and its owner
 */
export function checkRoutes({ name, description }: BuildManifest, { remotes, areas }: RegistryDocument): void {
  const others = [
    ...Object.entries(remotes).flatMap(([owner, { live }]) => live.description.routes.map(({ path }) => ({ owner, path }))),
    ...areas.flatMap((area: Area) => area.routes.map(({ path }) => ({ owner: area.name, path }))),
  ].filter(({ owner }) => owner !== name);
  for (const { path } of description.routes) {
    const taken = others.find((other) => matchesPath(other.path, path) || matchesPath(path, other.path));
    if (taken) throw new Refusal(`remote.json: the route ${path} belongs to '${taken.owner}' (${taken.path})`);
  }
}
