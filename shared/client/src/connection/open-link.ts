import type { CallMeta } from '@mortar/protocol/realtime';
import type { Link, LinkEvents } from './link.ts';

/** A link whose code comes when it is opened: a page that connects to nothing carries none of it. */
export function openLink(events: LinkEvents): Link {
  let made: Promise<Link> | undefined;
  let wish: { uid: string | null } | undefined;

  const link = () =>
    (made ??= import(/* webpackChunkName: "socket" */ './socket-link.ts').then(({ createSocketLink }) => createSocketLink(events)));

  return {
    open(uid) {
      const now = (wish = { uid });
      link().then(
        (there) => wish === now && there.open(uid),
        () => {
          made = undefined;
          events.changed('closed');
        },
      );
    },
    async call(name: string, input: unknown, meta: CallMeta) {
      return made ? (await made).call(name, input, meta) : { silence: 'network' };
    },
    close() {
      wish = undefined;
      void made?.then((there) => there.close());
    },
  };
}
