import type { RegistryDocument, RemotePin } from '@mortar/protocol/registry';

declare global {
  interface Window {
    /** Called with every script and stylesheet tag that a webpack loader creates. */
    __MORTAR_TAG__?: (element: HTMLScriptElement | HTMLLinkElement, url: string) => void;
    /** Trusted Types, where the browser has them: TypeScript's own types do not know them yet. */
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL: (url: string) => unknown };
    };
  }
}

/** An integrity that no file has: a file that neither the registry nor the shell's build names is refused. */
const REFUSED = `sha384-${'A'.repeat(64)}`;

const REMOTE_PATH = /^\/r\/([^/]+)\//;
const WORKER_PATH = '/sw.js';

declare const process: { env: { NODE_ENV?: string } };

/** Origins of remotes that a development server serves: what changes while it runs has no integrity. Releases of the shell know none. */
const served = new Map<string, string>();

function isServed({ origin, pathname }: URL): boolean {
  return served.size > 0 && served.get(REMOTE_PATH.exec(pathname)?.[1] ?? '') === origin;
}

const integrityByPath = new Map<string, string>();
const retryByRemote = new Map<string, string>();
/** No address comes twice, not even within a millisecond. */
let renewedAt = 0;

/** The address, if it is of a file that the registry or the shell's build names, or of the service worker. @throws TypeError */
export function demandNamed(url: string): string {
  const target = new URL(url, location.href);
  const isNamed = integrityByPath.has(target.pathname) || target.pathname === WORKER_PATH;
  if ((target.origin === location.origin && isNamed) || isServed(target)) return url;
  throw new TypeError(`${target.href} is no script that this site names`);
}

/** The only Trusted Types policy of ours: what is not named becomes no script URL. */
const policy = window.trustedTypes?.createPolicy('mortar', { createScriptURL: demandNamed });

/**
 * Learns the integrity of the shell's own files.
 * @param folder what their addresses begin with
 * @param files `<file>=<integrity>` of each, with blanks between them
 */
export function trustShell(folder: string, files: string): void {
  for (const named of files.split(' ')) {
    const [file, integrity = REFUSED] = named.split('=');
    integrityByPath.set(`${folder}${file}`, integrity);
  }
}

/** Learns the integrity of every file of the versions that the registry names; part of it says nothing of some. */
export function trustRegistry({ remotes, isPartial }: RegistryDocument): void {
  for (const [name, { live, lastGood }] of Object.entries(remotes)) {
    if (isPartial && Object.keys(live.integrity).length === 0) continue;
    for (const pin of lastGood ? [live, lastGood] : [live]) trustPin(name, pin);
  }
}

function trustPin(name: string, pin: RemotePin): void {
  if (process.env.NODE_ENV === 'development' && Object.keys(pin.integrity).length === 0)
    served.set(name, new URL(pin.entry, location.href).origin);
  for (const [file, integrity] of Object.entries(pin.integrity)) integrityByPath.set(`/r/${name}/${pin.version}/${file}`, integrity);
}

/** From now on the remote's files are asked for by new URLs: a failed one may be remembered by the browser. */
export function renewUrls(remote: string): void {
  renewedAt = Math.max(Date.now(), renewedAt + 1);
  retryByRemote.set(remote, `?retry=${renewedAt}`);
  for (const tag of document.querySelectorAll(`link[rel=preload][href^="/r/${remote}/"],script[src*="/r/${remote}/"]`)) tag.remove();
}

/**
 * Ends what is still on its way of some files of a remote as if it had failed: whoever waits for it hears of it, and asks for
 * it by a new URL the next time. A style sheet would otherwise be waited for as long as the browser waits for its server.
 * @param files within the version
 */
export function giveUp(remote: string, version: string, files: readonly string[]): void {
  const paths = files.map((file) => `/r/${remote}/${version}/${file}`);
  const tags = [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src],link[rel=stylesheet]')];
  // A loader removes its script as soon as that has come.
  const isPending = (tag: HTMLScriptElement | HTMLLinkElement) => tag instanceof HTMLScriptElement || tag.sheet === null;
  const pathOf = (tag: HTMLScriptElement | HTMLLinkElement) => new URL(tag instanceof HTMLScriptElement ? tag.src : tag.href).pathname;
  renewUrls(remote);
  for (const tag of tags) if (paths.includes(pathOf(tag)) && isPending(tag)) tag.dispatchEvent(new Event('error'));
}

/** The address that a file of the remote is asked for by now. */
export function renewed(remote: string, url: string): string {
  return url.includes('?') ? url : url + (retryByRemote.get(remote) ?? '');
}

/** The address as the browser wants it where a script's is due. @throws TypeError for what is no script of this site */
export const scriptUrl = (url: string): string => (policy ? (policy.createScriptURL(url) as unknown as string) : url);

/** Gives a tag its address, its integrity and, where the browser wants it, the Trusted Types value. */
export function prepareTag(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
  const target = new URL(url, location.href);
  const path = target.pathname;
  const remote = REMOTE_PATH.exec(path)?.[1];
  const address = remote ? renewed(remote, url) : url;
  if (!isServed(target)) element.integrity = integrityByPath.get(path) ?? REFUSED;
  element.crossOrigin = 'anonymous';
  if (element instanceof HTMLLinkElement) element.href = address;
  else element.src = scriptUrl(address);
}

window.__MORTAR_TAG__ = prepareTag;
