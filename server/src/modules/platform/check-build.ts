import { BUILD_MANIFEST_FILE, LOCALES, type BuildManifest } from '@mortar/protocol';
import { RemoteDescription } from '@mortar/protocol/schemas';
import type { Static, TSchema } from 'typebox';
import Value from 'typebox/value';
import { BuildFacts } from './build-schema.ts';
import { Refusal } from './refusal.ts';
import { FILE_KINDS, kindOfFile } from './version-file.ts';

/** Name of the area that the host's own pages make; no remote may take it. */
const HOST = 'shell';

/**
 * What a build says of itself, checked before anything of it is stored.
 * @param value content of its `build.json`
 * @throws Refusal that names the file, the place and the rule
 */
export function checkBuild(value: unknown, remote: string): BuildManifest {
  demand('build.json', BuildFacts, value);
  const { description } = value as { description?: unknown };
  demand('remote.json', RemoteDescription, description);
  const build: BuildManifest = { ...value, description };
  checkNames(build, remote);
  checkFiles(build);
  checkPages(build);
  checkCatalogues(build);
  return build;
}

function demand<Schema extends TSchema>(file: string, schema: Schema, value: unknown): asserts value is Static<Schema> {
  const [wrong, ...others] = Value.Errors(schema, value).filter(({ keyword }) => keyword !== 'additionalProperties');
  if (!wrong) return;
  // An unknown field is told twice: once at its own place, where the schema allows nothing.
  const rule = wrong.keyword === 'boolean' ? 'is no field that it may have' : wrong.message;
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  throw new Refusal(`${file}: ${wrong.instancePath || '/'} ${rule}${more}`);
}

function checkNames({ name, description }: BuildManifest, remote: string): void {
  if (name === HOST) throw new Refusal(`build.json: the name '${HOST}' belongs to the host's own pages`);
  if (name !== remote) throw new Refusal(`build.json: the build is of '${name}', not of '${remote}'`);
  if (description.name !== name) throw new Refusal(`remote.json: its name is '${description.name}', the build's is '${name}'`);
}

function checkFiles({ files, entry, chunks }: BuildManifest): void {
  const listed = new Set<string>();
  for (const { path } of files) {
    if (path === BUILD_MANIFEST_FILE)
      throw new Refusal('build.json lists itself, as when two builds write to one folder at once: remove the folder and build it anew');
    if (listed.has(path)) throw new Refusal(`build.json: ${path} is listed twice`);
    if (!FILE_KINDS.includes(kindOfFile(path)))
      throw new Refusal(`build.json: ${path} is of a kind that no version holds; there are ${FILE_KINDS.join(', ')}`);
    listed.add(path);
  }
  for (const file of [entry, ...Object.values(chunks).flatMap(({ js, css }) => [...js, ...css])]) {
    if (!listed.has(file)) throw new Refusal(`build.json: ${file} belongs to a chunk and is not among the files`);
  }
}

function checkPages({ chunks, description }: BuildManifest): void {
  if (!chunks['remote']) throw new Refusal("build.json: the module './remote' has no chunk 'remote'");
  for (const { page } of description.routes) {
    if (!chunks[`page-${page}`]) throw new Refusal(`remote.json: page '${page}' has no chunk 'page-${page}'`);
  }
}

function checkCatalogues({ chunks, description }: BuildManifest): void {
  for (const { code } of LOCALES) {
    if (!description.messages.includes(code)) throw new Refusal(`remote.json: the catalogue of ${code} is missing from 'messages'`);
    if (!chunks[`locale-${code}`]) throw new Refusal(`build.json: the catalogue of ${code} has no chunk 'locale-${code}'`);
  }
}
