import { readRuntime } from '@mortar/host';

export const APP_AGENT = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/139.0.0.0 Mobile Safari/537.36 MortarApp/3.2.1';
export const APP_RUNTIME = readRuntime(APP_AGENT);
/** A code and the secret that belongs to it, as the app made them. */
export const CODE = { token: 'c'.repeat(43), verifier: 'v'.repeat(43) };

interface Message {
  actiontype: string;
  actionbody: { pagetype: string; challenge?: string; token?: string };
  callbackfunction: string;
}

type Callbacks = Record<string, ((text: unknown) => void) | undefined>;

/** A native app around the page, as its developers would write it. */
export function installApp({ uid = '', codes = [CODE], locale = 'en', isMute = false } = {}) {
  const heard: Message[] = [];
  const callbacks = window as unknown as Callbacks;
  const app = {
    uid,
    heard,
    /** What it answers to a challenge; a test may change it. */
    answerTo: ({ challenge, token }: Message['actionbody']): unknown => {
      const verifier = codes.find((code) => code.token === token)?.verifier;
      return { challenge, os: 'android', version: '3.2.1', locale, ...(app.uid && { uid: app.uid }), ...(verifier && { verifier }) };
    },
    /** Says something to the page. */
    say: (message: unknown) => callbacks['mortarBridge']?.(typeof message === 'string' ? message : JSON.stringify(message)),
    remove: () => {
      Reflect.deleteProperty(window, 'MortarApp');
      Reflect.deleteProperty(window, 'mortarBridge');
    },
  };
  const postMessage = (text: string) => {
    const message = JSON.parse(text) as Message;
    heard.push(message);
    if (message.actiontype !== 'verify' || isMute) return;
    setTimeout(() => callbacks[message.callbackfunction]?.(JSON.stringify(app.answerTo(message.actionbody))));
  };
  Object.defineProperty(window, 'MortarApp', { value: { postMessage }, configurable: true });
  return app;
}
