import type { createInstance } from '@module-federation/runtime';

/** What the shell's two entries and the remotes' own loaders meet in. */
declare global {
  interface Window {
    /** Singletons by share key; filled by the main entry, read lazily by the federation runtime. */
    __MORTAR_SHARED__?: Record<string, unknown>;
    /** The federation runtime; set by its own entry, which may run before or after the main one. */
    __MORTAR_FEDERATION__?: ReturnType<typeof createInstance>;
    /** Called with every script and stylesheet tag that a webpack loader creates. */
    __MORTAR_TAG__?: (element: HTMLScriptElement | HTMLLinkElement, url: string) => void;
    /** Trusted Types, where the browser has them: TypeScript's own types do not know them yet. */
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL: (url: string) => unknown };
    };
  }
}

/** Event on `window` that says that the federation runtime is there. */
export const FEDERATION_READY = 'mortar:federation';
