import { rooms } from './layout.ts';
import { countMarks, marked } from './marks.ts';
import type { Peer } from './peer.ts';
import { TEXT } from './rooms.ts';

/** Nothing came for so long: something was lost. */
const SILENCE_MS = 120_000;

export interface Rate {
  /** Messages a second, each counted for everybody who got it. */
  deliveries: number;
  /** Microseconds of processor time of the server for each. */
  microseconds: number;
}

/** Sends into some rooms in turn, as many messages as they take, and waits until everybody has all. @throws Error where one is lost or doubled */
export async function saturate(peer: Peer, into: readonly number[], seconds: number): Promise<Rate> {
  const size = rooms[into[0]!]!.length;
  let [sent, delivered] = [0, 0];
  const before = peer.processorSeconds();
  const start = performance.now();
  await new Promise<void>((resolve, reject) => {
    const lost = () => reject(new Error(`${sent * size - delivered} of ${sent * size} deliveries did not come`));
    let timer = setTimeout(lost, SILENCE_MS);
    function next(): void {
      const room = into[sent % into.length]!;
      const members = rooms[room]!;
      peer.send(room, members[Math.floor(sent / into.length) % size]!, marked(sent, TEXT));
      sent += 1;
    }
    peer.hear((bytes) => {
      delivered += countMarks(bytes);
      timer.refresh();
      const isOpen = performance.now() - start < seconds * 1000;
      if (isOpen) while (sent * size - delivered <= (peer.atOnce - 1) * size) next();
      else if (delivered >= sent * size) {
        clearTimeout(timer);
        resolve();
      }
    });
    while (sent < peer.atOnce) next();
    timer.refresh();
  });
  const elapsed = (performance.now() - start) / 1000;
  if (delivered > sent * size) throw new Error(`${delivered - sent * size} deliveries came twice`);
  return { deliveries: delivered / elapsed, microseconds: ((peer.processorSeconds() - before) * 1_000_000) / delivered };
}
