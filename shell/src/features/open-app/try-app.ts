/** When each step happens, ms from the press (spec §4, §9). */
const ATTACH_MS = 400;
const CHECK_MS = 700;
const STORE_MS = 1300;
/** The alternate path: how long it waits for the app, and when its helper frame goes, ms from its own beginning. */
const WAIT_MS = 3000;
const FRAME_MS = 5000;

export interface Attempt {
  /** Address under the app's own scheme. */
  link: string;
  /** Another product's app shows this page: it follows no link to our scheme, at most a frame that holds one. */
  isInOtherApp: boolean;
  /** Leads to where the app is to be had. */
  toStore: () => void;
}

/**
 * Tries to open the native app, and leads to the store where it does not open. The page learns of a success in one way
 * only: it goes out of sight.
 */
export function tryApp({ link, isInOtherApp, toStore }: Attempt): Promise<'opened' | 'store'> {
  return new Promise((resolve) => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const helpers: HTMLElement[] = [];
    const at = (ms: number, act: () => void) => timers.push(setTimeout(act, ms));
    const attach = <Helper extends HTMLElement>(helper: Helper): Helper => {
      helper.hidden = true;
      helpers.push(helper);
      return document.body.appendChild(helper);
    };

    function end(outcome: 'opened' | 'store'): void {
      timers.forEach(clearTimeout);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', leave);
      helpers.forEach((helper) => helper.remove());
      resolve(outcome);
    }
    const leave = () => end('opened');
    const look = () => document.hidden && leave();

    function goAround(): void {
      attach(Object.assign(document.createElement('iframe'), { src: link }));
      at(WAIT_MS, toStore);
      at(FRAME_MS, () => end('store'));
    }
    function goToStore(): void {
      end('store');
      toStore();
    }

    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', leave);
    at(ATTACH_MS, () => attach(Object.assign(document.createElement('a'), { href: link })).click());
    at(CHECK_MS, () => (isInOtherApp ? goAround() : at(STORE_MS - CHECK_MS, goToStore)));
  });
}
