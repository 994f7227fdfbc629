/** What the shell, the HTML and the remotes' own loaders meet in. */
interface Window {
  /** Called with every script and stylesheet tag that a webpack loader creates. */
  __MORTAR_TAG__?: (element: HTMLScriptElement | HTMLLinkElement, url: string) => void;
  /** Trusted Types, where the browser has them: TypeScript's own types do not know them yet. */
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL: (url: string) => unknown };
  };
}
