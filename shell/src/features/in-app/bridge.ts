import { toBase64url, toHex } from '@mortar/protocol';
import { readAnswer, readAppMessage, written, type AppAnswer, type AppMessage, type PageMessage } from './messages.ts';

/** Name of the object that the app puts into its pages, and of the function that it calls there. */
const OBJECT = 'MortarApp';
const FUNCTION = 'mortarBridge';
/** An app that is there answers within this time. */
export const ANSWER_MS = 1500;

interface Port {
  postMessage(text: string): void;
}

/** The wire to the native app. */
export interface Bridge {
  /** Asks the app to prove that it is there, and for the secret of a code; null where it does not in time. */
  verify(token: string | null): Promise<AppAnswer | null>;
  say(actiontype: 'login' | 'answer', pagetype: 'h5' | 'login', callbackfunction?: string): void;
  /** Who takes what the app says; before, nobody does. */
  listen(hear: (message: AppMessage) => void): void;
}

function isPort(value: unknown): value is Port {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Port>).postMessage === 'function';
}

/** The object that the app put into this window. What a page's markup names is a property of a prototype, never of the window itself. */
function findPort(page: Window): Port | null {
  const own = Object.getOwnPropertyDescriptor(page, OBJECT)?.value as unknown;
  const { webkit } = page as { webkit?: { messageHandlers?: Record<string, unknown> } };
  return [own, webkit?.messageHandlers?.[OBJECT]].find(isPort) ?? null;
}

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));

/** Opens the wire; null where no app put its object into this window. */
export function openBridge(page: Window = window): Bridge | null {
  const port = findPort(page);
  if (!port) return null;
  let hear: (message: AppMessage) => void = () => undefined;
  const send = (message: PageMessage) => port.postMessage(written(message));
  const receive = (text: unknown) => {
    const message = readAppMessage(text);
    if (message) hear(message);
  };
  Object.defineProperty(page, FUNCTION, { value: receive, configurable: true });

  return {
    verify(token) {
      const [challenge, callbackfunction] = [toBase64url(random(32)), `mortarCallback_${toHex(random(8))}`];
      return new Promise((resolve) => {
        const end = (answer: AppAnswer | null) => {
          clearTimeout(timer);
          Reflect.deleteProperty(page, callbackfunction);
          resolve(answer);
        };
        const timer = setTimeout(() => end(null), ANSWER_MS);
        const answered = (text: unknown) => {
          const answer = readAnswer(text, challenge);
          if (answer) end(answer);
        };
        Object.defineProperty(page, callbackfunction, { value: answered, configurable: true });
        const actionbody = { pagetype: 'h5', challenge, ...(token !== null && { token }) } as const;
        send({ actiontype: 'verify', actionbody, callbackfunction });
      });
    },
    say: (actiontype, pagetype, callbackfunction = '') => send({ actiontype, actionbody: { pagetype }, callbackfunction }),
    listen(listener) {
      hear = listener;
    },
  };
}
