import { connectionHost } from './connection-host.ts';
import type { CreateLink, Link, LinkEvents } from './link.ts';
import type { Told } from './shared/messages.ts';
import { createPortLink } from './shared/port-link.ts';

/** This tab, for the server too: all tabs of a browser share one connection. */
export const tab = crypto.randomUUID();

/** A link of this tab, and what it does when the tab is put aside and taken up again. */
type TabLink = Link & { rejoin(): void; leave(): void };

/** A worker that says nothing for so long is taken for none. */
const WORKER_MS = 5000;

/** The worker's link once it has answered. @throws where its script cannot be had or run */
async function workerLink(events: LinkEvents): Promise<TabLink> {
  const { startWorker } = connectionHost();
  if (!startWorker || !('SharedWorker' in globalThis)) throw new Error('no shared worker');
  const worker = startWorker();
  const { port } = worker;
  const link = createPortLink(tab, (asked) => port.postMessage(asked), events);
  return new Promise((resolve, reject) => {
    const fail = () => {
      port.close();
      reject(new Error('no shared worker'));
    };
    const timer = setTimeout(fail, WORKER_MS);
    worker.addEventListener('error', fail);
    port.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      clearTimeout(timer);
      resolve({ ...link, leave: () => port.postMessage({ kind: 'left' }) });
      link.take(data);
    });
    port.start();
    link.rejoin();
  });
}

/** Without shared workers one tab connects for all; without locks each does. */
async function pageLink(events: LinkEvents): Promise<TabLink> {
  const { createLeaderLink, createSocketLink } = await import(/* webpackChunkName: "connection-page" */ './page-links.ts');
  if (!navigator.locks) return { ...createSocketLink(events), rejoin() {}, leave() {} };
  return createLeaderLink(tab, events, createSocketLink);
}

/** Makes the link of a page. What it needs comes when it is opened for the first time. */
export const openLink: CreateLink = (events) => {
  let made: Promise<TabLink> | undefined;
  let wish: object | undefined;

  function link(): Promise<TabLink> {
    made ??= workerLink(events)
      .catch(() => pageLink(events))
      .then(follow);
    // A page that cannot fetch the code has no network; the next wish tries again.
    made.catch(() => (made = undefined));
    return made;
  }

  return {
    open(uid) {
      const now = (wish = {});
      void link().then(
        (there) => wish === now && there.open(uid),
        () => events.changed('closed'),
      );
    },
    call: async (name, input, meta) => (await made?.catch(() => undefined))?.call(name, input, meta) ?? { silence: 'network' },
    close() {
      wish = undefined;
      void made?.then(
        (there) => there.close(),
        () => undefined,
      );
    },
  };
};

/** A page that is put aside hears nothing; one that comes back joins anew. */
function follow(link: TabLink): TabLink {
  addEventListener('pagehide', link.leave);
  addEventListener('pageshow', ({ persisted }) => persisted && link.rejoin());
  return link;
}
