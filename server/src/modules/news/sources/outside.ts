import { ownServer, type Outside } from '../../../lib/outside/index.ts';

/** Sources of the operator's own server may stand anywhere; all others, and wherever they lead to, must be public. */
export const outsideOf =
  (own: readonly string[]) =>
  (url: string): Outside => {
    const server = own.find((address) => URL.canParse(url) && new URL(url).origin === new URL(address).origin);
    return server === undefined ? {} : ownServer(server);
  };
