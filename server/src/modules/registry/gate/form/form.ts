import { LOCALES } from '@mortar/protocol';
import { BUILD_MANIFEST_FILE, type BuildManifest } from '@mortar/protocol/registry';
import { RemoteDescription } from '@mortar/protocol/registry/schemas';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { FILE_KINDS, kindOfFile } from '../../files/version-file.ts';
import type { Fault } from '../verdict.ts';
import { BuildFacts } from './build-schema.ts';

/** Name of the area that the host's own pages make; no remote may take it. */
const HOST = 'shell';
const DESCRIPTION_FILE = 'remote.json';

/** What a build says of itself. */
export interface Form {
  /** Null where it cannot be read as one of this remote: nothing else can be said of it then. */
  build: BuildManifest | null;
  faults: Fault[];
}

/** Reads the content of a `build.json`. @param remote registry name that it is to be published under */
export function readForm(value: unknown, remote: string): Form {
  const broken = [...schemaFaults(BUILD_MANIFEST_FILE, BuildFacts, value), ...descriptionFaults(value)];
  if (broken.length > 0) return { build: null, faults: broken };
  const build = value as BuildManifest;
  const strange = nameFaults(build, remote);
  if (strange.length > 0) return { build: null, faults: strange };
  return { build, faults: [...fileFaults(build), ...moduleFaults(build), ...pageFaults(build), ...catalogueChunkFaults(build)] };
}

const fault = (file: string, what: string): Fault => ({ rule: 'form', file, what });
const ofBuild = (what: string): Fault => fault(BUILD_MANIFEST_FILE, what);

function schemaFaults(file: string, schema: TSchema, value: unknown): Fault[] {
  return Value.Errors(schema, value)
    .filter(({ keyword }) => keyword !== 'additionalProperties')
    .map(({ keyword, instancePath, message }) => {
      // An unknown field is told twice: once at its own place, where the schema allows nothing.
      const rule = keyword === 'boolean' ? 'is no field that it may have' : message;
      return { rule: instancePath.startsWith('/csp') ? 'policy' : 'form', file, what: `${instancePath || '/'} ${rule}` };
    });
}

function descriptionFaults(value: unknown): Fault[] {
  const { description } = (value ?? {}) as { description?: unknown };
  return schemaFaults(DESCRIPTION_FILE, RemoteDescription, description);
}

function nameFaults({ name, description }: BuildManifest, remote: string): Fault[] {
  if (name === HOST) return [ofBuild(`the name '${HOST}' belongs to the host's own pages`)];
  if (name in Object.prototype) return [ofBuild(`no remote can be named '${name}': every object has a property of this name`)];
  if (name !== remote) return [ofBuild(`the build is of '${name}', not of '${remote}'`)];
  if (description.name !== name) return [fault(DESCRIPTION_FILE, `its name is '${description.name}', the build's is '${name}'`)];
  return [];
}

function fileFaults({ files, entry, chunks }: BuildManifest): Fault[] {
  const paths = files.map(({ path }) => path);
  const twice = paths.filter((path, index) => paths.indexOf(path) !== index);
  const odd = paths.filter((path) => path !== BUILD_MANIFEST_FILE && !FILE_KINDS.includes(kindOfFile(path)));
  const wanted = new Set([entry, ...Object.values(chunks).flatMap(({ js, css }) => [...js, ...css])]);
  return [
    ...(paths.includes(BUILD_MANIFEST_FILE)
      ? [ofBuild('it lists itself, as when two builds write to one folder at once: remove the folder and build it anew')]
      : []),
    ...[...new Set(twice)].map((path) => ofBuild(`${path} is listed twice`)),
    ...odd.map((path) => ofBuild(`${path} is of a kind that no version holds; there are ${FILE_KINDS.join(', ')}`)),
    ...[...wanted].filter((path) => !paths.includes(path)).map((path) => ofBuild(`${path} belongs to a chunk and is not among the files`)),
  ];
}

/** What modules import has its integrity from the page; a stylesheet that one of them links has it from nowhere. */
function moduleFaults({ type, files }: BuildManifest): Fault[] {
  const sheets = type === 'module' ? files.filter(({ path }) => kindOfFile(path) === 'css') : [];
  return sheets.map(({ path }) => ({
    rule: 'integrity',
    file: path,
    what: "a module would link it without integrity: import it as text ('?inline') and adopt it as a constructed stylesheet",
  }));
}

function pageFaults({ chunks, description }: BuildManifest): Fault[] {
  const pages = [...new Set(description.routes.map(({ page }) => page))].filter((page) => !chunks[`page-${page}`]);
  const exposes = (file: string, what: string): Fault => ({ rule: 'exposes', file, what });
  return [
    ...(chunks['remote'] ? [] : [exposes(BUILD_MANIFEST_FILE, "the module './remote' has no chunk 'remote'")]),
    ...pages.map((page) => exposes(DESCRIPTION_FILE, `page '${page}' has no chunk 'page-${page}'`)),
  ];
}

function catalogueChunkFaults({ chunks, description }: BuildManifest): Fault[] {
  const missing = (file: string, what: string): Fault => ({ rule: 'catalogues', file, what });
  return LOCALES.flatMap(({ code }) => [
    ...(description.messages.includes(code) ? [] : [missing(DESCRIPTION_FILE, `the catalogue of ${code} is missing from 'messages'`)]),
    ...(chunks[`locale-${code}`] ? [] : [missing(BUILD_MANIFEST_FILE, `the catalogue of ${code} has no chunk 'locale-${code}'`)]),
  ]);
}
