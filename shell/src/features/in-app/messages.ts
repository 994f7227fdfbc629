import { hasShape, like, oneOf, textUpTo, type Check } from '@mortar/protocol';

/** Kinds of pages that a message may be about. */
type PageType = 'h5' | 'login';
interface Body {
  pagetype: PageType;
}

/** What the page asks of the app (spec §3, bridge message). */
export type PageMessage = { callbackfunction: string } & (
  | /** Prove that you are there; and for a code, that it was you who asked for it. */
    { actiontype: 'verify'; actionbody: Body & { challenge: string; token?: string } }
  /** The person wants to sign in, which they do in the app. */
  | { actiontype: 'login'; actionbody: Body }
  /** What the app asked for was done. */
  | { actiontype: 'answer'; actionbody: Body }
);

/** What the app asks of the page. */
export type AppMessage = { callbackfunction: string } & (
  | /** Somebody signed in or, with an empty text, out. */
    { actiontype: 'param'; actionbody: Body & { param: string } }
  /** Show a page of ours. */
  | { actiontype: 'open'; actionbody: Body & { path: string } }
  /** Go one page back. */
  | { actiontype: 'back'; actionbody: Body }
);

/** What the app answers to `verify`. */
export interface AppAnswer {
  challenge: string;
  os: 'ios' | 'android';
  version: string;
  locale: string;
  /** Who is signed in in the app; absent for nobody. */
  uid?: string;
  /** Secret of the code that was asked for; absent where the app did not ask for that code. */
  verifier?: string;
}

const LONGEST_MESSAGE = 4096;
/** The only names that a callback may have: the page makes them, and nothing else of the page can be meant by one. */
export const CALLBACK = /^mortarCallback_[0-9a-f]{16}$/;
/** 256 bits as base64url. */
const isSecret = like(/^[A-Za-z0-9_-]{43}$/);
const isVersion = like(/^[0-9A-Za-z.+-]{1,32}$/);
const pagetype = oneOf('h5', 'login');
const isCallback: Check = (value) => value === '' || like(CALLBACK)(value);

type Bodies = Readonly<Record<string, { must: Record<string, Check>; may?: Record<string, Check> }>>;

const OF_PAGE: Bodies = {
  verify: { must: { pagetype, challenge: isSecret }, may: { token: isSecret } },
  login: { must: { pagetype } },
  answer: { must: { pagetype } },
};
const OF_APP: Bodies = {
  param: { must: { pagetype, param: textUpTo(1024) } },
  open: { must: { pagetype, path: textUpTo(1024) } },
  back: { must: { pagetype } },
};

function isMessage(value: unknown, bodies: Bodies): boolean {
  if (!hasShape(value, { actiontype: oneOf(...Object.keys(bodies)), actionbody: () => true, callbackfunction: isCallback })) return false;
  const body = bodies[String(value['actiontype'])];
  return body !== undefined && hasShape(value['actionbody'], body.must, body.may);
}

/** An object out of JSON text; null for anything else. */
function parsed(text: unknown): object | null {
  if (typeof text !== 'string' || text.length > LONGEST_MESSAGE) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** What the app said, where it is a message of ours; null for everything else, which is ignored. */
export function readAppMessage(text: unknown): AppMessage | null {
  const value = parsed(text);
  return isMessage(value, OF_APP) ? (value as AppMessage) : null;
}

/** The app's answer to a challenge; null for everything else, and for the answer to another one. */
export function readAnswer(text: unknown, challenge: string): AppAnswer | null {
  const value = parsed(text);
  const must = {
    challenge: (given: unknown) => given === challenge,
    os: oneOf('ios', 'android'),
    version: isVersion,
    locale: textUpTo(16),
  };
  return hasShape(value, must, { uid: textUpTo(64), verifier: isSecret }) ? (value as unknown as AppAnswer) : null;
}

/** A message to the app as it goes out. @throws TypeError for one that is none of ours, which is a fault of this page */
export function written(message: PageMessage): string {
  if (!isMessage(message, OF_PAGE)) throw new TypeError('This is no message of the bridge.');
  return JSON.stringify(message);
}

/** Code out of a `param` as the app gives it, JSON with a `token`; null where there is none. */
export function tokenOf(param: string | null): string | null {
  const value = parsed(param) as { token?: unknown } | null;
  return isSecret(value?.token) ? String(value?.token) : null;
}
