import type { Locale, LocalizedText } from '../core/locale.ts';
import type { RemoteDescription } from './remote-description.ts';

/** Name of the build's output file that a publisher reads: `BuildManifest` as JSON. */
export const BUILD_MANIFEST_FILE = 'build.json';

/** Version of the shell's development flavour, which lies beside each release: React with its warnings, and remotes that are replaced while they run. */
export const developmentFlavour = (release: string): string => `${release}-dev`;

/** Name of the file with a page's (of the shell: a layout's) static markup, shown before any script runs. */
export function firstPaintFile(part: string, locale: Locale): string {
  return `first-paint.${part}.${locale}.html`;
}

/** Name of a layout's static markup: who is signed in meets no call to sign in. */
export function firstPaintLayout(layout: string, isSignedIn: boolean): string {
  return isSignedIn ? `${layout}-person` : layout;
}

/** Name of the static markup of the page that shows without a network. */
export const OFFLINE_PAGE_PART = 'offline';

/** Stands in a layout's markup where the page's goes. */
export const FIRST_PAINT_PLACE = '<i data-page=""></i>';

/** One file of a version, path relative to its folder. */
export interface BuildFile {
  path: string;
  /** `sha384-<base64>`, as an integrity attribute takes it. */
  integrity: string;
  bytes: number;
  /** Size of the brotli form, in bytes. */
  brotli: number;
}

/** What a remote's build says of itself; the registry keeps it per version. */
export interface BuildManifest {
  name: string;
  version: string;
  /** File that defines the container. */
  entry: string;
  /** Present where the entry is an ES module, which exports `init` and `get`; a script defines them in its global variable. */
  type?: 'module';
  /** Global variable that the entry sets: one per build, so two versions can live in one page. A module has it as its name alone. */
  global: string;
  /** Files of each chunk by its name: `remote` is the exposed module, `page-home` a page, `locale-en` a catalogue. */
  chunks: Record<string, { js: string[]; css: string[] }>;
  /** Singletons that the build takes from the host, with the range it was built against. */
  shared: Record<string, string>;
  files: BuildFile[];
  description: RemoteDescription;
}

/** Names of the chunks that a page needs before it can show. */
export const pageChunks = (page: string, locale: Locale): string[] => ['remote', `page-${page}`, `locale-${locale}`];

/** A version that the shell can load. Paths are relative to `/r/<name>/<version>/`; the entry on a development server is a whole address. */
export interface RemotePin {
  version: string;
  entry: string;
  type?: 'module';
  global: string;
  chunks: BuildManifest['chunks'];
  /** Integrity of every script and stylesheet by its path. */
  integrity: Record<string, string>;
  description: RemoteDescription;
}

/** An area of the product that is known before any version of it exists. */
export interface Area {
  /** Registry name of the remote that will own it, `shell` for the host's own pages. */
  name: string;
  title: LocalizedText;
  /** It serves the site itself: no list of what the product is has it. */
  isInternal?: true;
  routes: { path: string; name?: string; layout: 'landing' | 'app' | 'login' }[];
}

/** Where a version comes from that a visitor gets: what everybody has, what some have, what a developer put in its place. */
export const CHANNELS = ['live', 'canary', 'override'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Why a visitor gets a version: nothing chose another one, their share of a percentage, their name, a link, an override. */
export const CHANNEL_REASONS = ['live', 'percentage', 'named', 'link', 'override'] as const;
export type ChannelReason = (typeof CHANNEL_REASONS)[number];

/** A remote as one visitor has it. */
export interface RegisteredRemote {
  /** The version that this visitor gets. */
  live: RemotePin;
  /** What stands in for `live` where that fails: for a visitor of a canary the version that everybody has. */
  lastGood?: RemotePin;
  channel: Channel;
  why: ChannelReason;
  /** An operator switched the remote off: none of its code is loaded, its paths answer 503. */
  isOff?: true;
}

/** What `/r/registry.json` holds for one visitor. */
export interface RegistryDocument {
  /** Grows by one with every change of a channel. */
  seq: number;
  /** Which of the documents of this `seq` it is: empty for the one of everybody who gets what is live. */
  choice: string;
  remotes: Record<string, RegisteredRemote>;
  areas: Area[];
  /**
   * The HTML of a page holds files, hashes, last good version and descriptions of routes only of the remote that its address
   * shows. Before anything of another remote is loaded the page asks for the whole document.
   */
  isPartial?: true;
  /**
   * Development servers on this visitor's own machine that stand in the place of what is in `remotes`: the origin of each,
   * by the remote's name. Absent where there is none; only the development flavour of the shell looks at it.
   */
  local?: Readonly<Record<string, string>>;
}

/** The ETag of a registry document. */
export function registryTag({ seq, choice }: Pick<RegistryDocument, 'seq' | 'choice'>): string {
  return choice ? `"${seq}.${choice}"` : `"${seq}"`;
}

/**
 * Query parameter by which a developer puts a version in the place of what they get: `<name>@<version>`, or
 * `<name>@http://localhost:<port>` for a development server on their own machine; `off` ends all.
 */
export const OVERRIDE_PARAM = 'mf';

/** Query parameter of a link that leads into a canary; its value `off` leads out of all of them. */
export const CANARY_PARAM = 'canary';
