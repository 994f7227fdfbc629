import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import { SLOT_MS } from '../limits.ts';

/** In the place of a signature: what everybody may see. */
const OPEN = 'open';

/** Addresses of what videos are made into. Those of what is not public hold a signature that ends, and is of whom it was given to (docs/design/media.md). */
export function createAddresses({ keyring, clock }: { keyring: Keyring; clock: Clock }) {
  const slotNow = () => Math.floor(clock.now() / SLOT_MS);
  /** @param viewer 0 for visitors, and for whoever has their address */
  const saidOf = (id: string, slot: number, viewer: number) => `${id} ${slot} ${viewer}`;
  const signatureOf = (id: string, slot: number, viewer: number) => `${slot}.${keyring.mac('video', saidOf(id, slot, viewer))}`;
  return {
    /** Where the files of a video begin, for somebody who may see it. */
    baseOf: (id: string, audience: string, viewer = 0): string =>
      `/files/video/${id}/${audience === 'public' ? OPEN : signatureOf(id, slotNow(), viewer)}`,

    /** What an address may open for somebody: what is public, this video, or nothing. */
    check(id: string, signature: string, viewer = 0): 'public' | 'own' | 'none' {
      if (signature === OPEN) return 'public';
      const slot = Number(signature.slice(0, signature.indexOf('.')));
      const isNow = Number.isSafeInteger(slot) && [slotNow(), slotNow() - 1].includes(slot);
      const mac = signature.slice(signature.indexOf('.') + 1);
      const opens = isNow && [viewer, 0].some((one) => keyring.verify('video', saidOf(id, slot, one), mac));
      return opens ? 'own' : 'none';
    },
  };
}

export type Addresses = ReturnType<typeof createAddresses>;
