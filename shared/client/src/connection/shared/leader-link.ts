import type { CreateLink, Link, LinkEvents } from '../link.ts';
import { createHost } from './host.ts';
import type { Asked, Port, Told } from './messages.ts';
import { createPortLink } from './port-link.ts';

const NAME = 'mortar:connection';

/** What tabs tell each other; the leader is the one that holds the connection. */
type News = { kind: 'asked'; from: string; asked: Asked } | { kind: 'told'; to: string; told: Told } | { kind: 'leads' };

/** A link that the first tab of a browser holds for all of them, where there are no shared workers: the next tab takes over when it closes. */
export function createLeaderLink(tab: string, events: LinkEvents, createLink: CreateLink): Link & { rejoin(): void; leave(): void } {
  const channel = new BroadcastChannel(NAME);
  const tell: (news: News) => void = channel.postMessage.bind(channel);
  let lead: ((port: Port, asked: Asked) => void) | undefined;
  const ports = new Map<string, Port>();
  const own: Port = { tell: (told) => link.take(told) };

  const ask = (asked: Asked) => (lead ? lead(own, asked) : tell({ kind: 'asked', from: tab, asked }));
  const link = createPortLink(tab, ask, events);

  function portOf(from: string): Port {
    const port = ports.get(from) ?? { tell: (told: Told) => tell({ kind: 'told', to: from, told }) };
    ports.set(from, port);
    return port;
  }

  channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if (data.kind === 'leads') link.rejoin();
    else if (data.kind === 'told' && data.to === tab) link.take(data.told);
    else if (data.kind === 'asked') lead?.(portOf(data.from), data.asked);
  });

  // Held until this tab is gone.
  void navigator.locks.request(NAME, () => {
    lead = createHost(createLink);
    link.rejoin();
    tell({ kind: 'leads' });
    return new Promise<void>(() => {});
  });
  link.rejoin();

  return { ...link, leave: () => ask({ kind: 'left' }) };
}
