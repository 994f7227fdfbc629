import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import { SLOT_MS } from '../limits.ts';

/** In the place of a signature: what everybody may see. */
const OPEN = 'open';

/** Addresses of what videos are made into. Those of what is not public hold a signature that ends (docs/design/media.md). */
export function createAddresses({ keyring, clock }: { keyring: Keyring; clock: Clock }) {
  const slotNow = () => Math.floor(clock.now() / SLOT_MS);
  const signatureOf = (id: string, slot: number) => `${slot}.${keyring.mac('video', `${id} ${slot}`)}`;
  return {
    /** Where the files of a video begin, for somebody who may see it. */
    baseOf: (id: string, audience: string): string => `/files/video/${id}/${audience === 'public' ? OPEN : signatureOf(id, slotNow())}`,

    /** What an address may open: what is public, this video, or nothing. */
    check(id: string, signature: string): 'public' | 'own' | 'none' {
      if (signature === OPEN) return 'public';
      const slot = Number(signature.slice(0, signature.indexOf('.')));
      const isNow = Number.isSafeInteger(slot) && [slotNow(), slotNow() - 1].includes(slot);
      return isNow && keyring.verify('video', `${id} ${slot}`, signature.slice(signature.indexOf('.') + 1)) ? 'own' : 'none';
    },
  };
}

export type Addresses = ReturnType<typeof createAddresses>;
