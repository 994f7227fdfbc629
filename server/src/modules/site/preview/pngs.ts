import { LRUCache } from 'lru-cache';
import { createGate } from '../../../lib/gate.ts';
import { sharp } from '../../../lib/libvips.ts';

/** Drawing keeps a processor busy for a moment: one at a time, and no long row of them. */
const DRAWN = { atOnce: 1, waiting: 32 };
/** Pictures that are kept, in bytes of all of them. */
const KEPT_BYTES = 8 << 20;

/** Makes pictures as PNG from drawn SVG, each once for all who ask for its key meanwhile; the latest are kept. */
export function createPngs<Of>(draw: (of: Of) => Promise<string>): (key: string, of: Of) => Promise<Buffer> {
  const gate = createGate(DRAWN);
  const pictures = new LRUCache<string, Buffer, () => Promise<string>>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (picture) => picture.length,
    ignoreFetchAbort: true,
    // Those who ask for the same picture at the same time wait for one drawing.
    fetchMethod: (_key, _stale, { context: drawn }) =>
      gate(async () =>
        sharp(Buffer.from(await drawn()))
          .png({ compressionLevel: 9 })
          .toBuffer(),
      ),
  });
  return (key, of) => pictures.forceFetch(key, { context: () => draw(of) });
}
