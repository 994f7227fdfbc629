import type { RegistryDocument, RemotePin } from '@mortar/protocol';
import './globals.ts';

/** An integrity that no file has: a file that the registry does not know is refused. */
const REFUSED = `sha384-${'A'.repeat(64)}`;

const REMOTE_PATH = /^\/r\/([^/]+)\//;
const OWN_PATH = /^\/(r|shell)\/|^\/sw\.js$/;

declare const process: { env: { NODE_ENV?: string } };

/** Remotes that a development server serves: what changes while it runs has no integrity. Releases of the shell know none. */
const served = new Set<string>();

const integrityByPath = new Map<string, string>();
const retryByRemote = new Map<string, string>();

/** The only Trusted Types policy of ours: scripts come from our own folders, and the service worker; nothing else becomes a script URL. */
const policy = window.trustedTypes?.createPolicy('mortar', {
  createScriptURL(url) {
    const target = new URL(url, location.href);
    if (target.origin === location.origin && OWN_PATH.test(target.pathname)) return url;
    throw new TypeError(`${target.href} is not a script of this site`);
  },
});

/** Learns the integrity of every file of the versions that the registry names. */
export function trustRegistry({ remotes }: RegistryDocument): void {
  for (const [name, { live, lastGood }] of Object.entries(remotes)) {
    for (const pin of lastGood ? [live, lastGood] : [live]) trustPin(name, pin);
  }
}

function trustPin(name: string, pin: RemotePin): void {
  if (process.env.NODE_ENV === 'development' && Object.keys(pin.integrity).length === 0) served.add(name);
  for (const [file, integrity] of Object.entries(pin.integrity)) integrityByPath.set(`/r/${name}/${pin.version}/${file}`, integrity);
}

/** From now on the remote's files are asked for by new URLs: a failed one may be remembered by the browser. */
export function renewUrls(remote: string): void {
  retryByRemote.set(remote, `?retry=${Date.now()}`);
  for (const tag of document.querySelectorAll(`link[rel=preload][href^="/r/${remote}/"],script[src*="/r/${remote}/"]`)) tag.remove();
}

/** The address as the browser wants it where a script's is due. @throws TypeError for what is no script of this site */
export const scriptUrl = (url: string): string => (policy ? (policy.createScriptURL(url) as unknown as string) : url);

/** Gives a tag its address, its integrity and, where the browser wants it, the Trusted Types value. */
export function prepareTag(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
  const path = new URL(url, location.href).pathname;
  const remote = REMOTE_PATH.exec(path)?.[1];
  const address = remote && !url.includes('?') ? url + (retryByRemote.get(remote) ?? '') : url;
  if (remote && !served.has(remote)) {
    element.integrity = integrityByPath.get(path) ?? REFUSED;
    element.crossOrigin = 'anonymous';
  }
  if (element instanceof HTMLLinkElement) element.href = address;
  else element.src = scriptUrl(address);
}

window.__MORTAR_TAG__ = prepareTag;
