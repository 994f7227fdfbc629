import { createSocketLink } from '../socket-link.ts';
import { createHost } from './host.ts';
import type { Asked } from './messages.ts';

/** What a shared worker sees, as far as ours uses it: the types of the DOM know only pages. */
export interface SharedWorkerScope {
  addEventListener(type: 'connect', listener: (event: { ports: readonly MessagePort[] }) => void): void;
}

/** Runs the browser's one connection in a shared worker: each page that starts it gets a port. */
export function startConnectionWorker(scope: SharedWorkerScope): void {
  const take = createHost(createSocketLink);
  scope.addEventListener('connect', ({ ports: [port] }) => {
    if (!port) return;
    const member = { tell: (told: unknown) => port.postMessage(told) };
    port.addEventListener('message', ({ data }: MessageEvent<Asked>) => take(member, data));
    port.start();
  });
}
