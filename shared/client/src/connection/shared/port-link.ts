import type { Link, LinkEvents, LinkOutcome } from '../link.ts';
import type { Asked, Told } from './messages.ts';

/** This tab's end of a link that another place holds. */
export interface PortLink extends Link {
  /** Takes what the holder tells. */
  take(told: Told): void;
  /** Another place holds the link now, or this tab was put aside for a while: it tells who it is and what it wants anew. */
  rejoin(): void;
}

/** @param tab name of this tab */
export function createPortLink(tab: string, ask: (asked: Asked) => void, { changed, happened, identify }: LinkEvents): PortLink {
  const waiting = new Map<number, (outcome: LinkOutcome) => void>();
  let lastId = 0;
  let wish: { uid: string | null } | undefined;

  async function tellWho(isRefused: boolean): Promise<void> {
    const auth = await identify(isRefused).catch(() => undefined);
    ask({ kind: 'identified', ...(auth !== undefined && { auth }) });
  }

  return {
    open(uid) {
      wish = { uid };
      ask({ kind: 'open', uid });
    },
    call(name, input, meta) {
      const id = (lastId += 1);
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        ask({ kind: 'call', id, name, input, meta });
      });
    },
    close() {
      wish = undefined;
      ask({ kind: 'close' });
    },
    take(told) {
      if (told.kind === 'changed') changed(told.state);
      else if (told.kind === 'happened') happened(told.name, told.data);
      else if (told.kind === 'identify') void tellWho(told.isRefused);
      else {
        waiting.get(told.id)?.(told.outcome);
        waiting.delete(told.id);
      }
    },
    rejoin() {
      // Nobody knows what became of calls that the former holder took.
      for (const settle of waiting.values()) settle({ silence: 'network' });
      waiting.clear();
      ask({ kind: 'joined', tab });
      if (wish) ask({ kind: 'open', uid: wish.uid });
    },
  };
}
