import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { AppError } from '../../../lib/app-error.ts';
import { createBatches } from '../../../lib/batches.ts';
import type { Touched } from './user-head.ts';

const BATCH = 256;
/** How often a row that somebody else holds is tried again, with a pause of ms between. */
const TRIES = 50;
const PAUSE_MS = 20;

interface Read {
  conversation: number;
  reader: number;
  seq: number;
}

interface Row {
  k: number;
  isIn: boolean;
  isBusy: boolean;
  readSeq: number | null;
  /** Where it moved. */
  uv: number | null;
  peerId: number | null;
}

const read = statement<Row>(
  'messaging_read',
  `select k, is_in as "isIn", is_busy as "isBusy", read_seq as "readSeq", uv::float8 as uv, peer_id::float8 as "peerId"
  from messaging_read($1::jsonb)`,
);

export interface CursorsDeps {
  db: Db;
  tellUsers(touched: readonly Touched[]): void;
  /** Tells the other of a private chat how far somebody has read. */
  tellPeer(read: { conversation: number; reader: number; peer: number; seq: number }): void;
}

/** How far people have read: only ever forward, many in one round trip. */
export function createCursors({ db, tellUsers, tellPeer }: CursorsDeps) {
  /** Each conversation of a reader once, with the furthest of what was asked. */
  async function work(items: Read[]): Promise<Row[]> {
    const furthest = new Map<string, Read>();
    const nameOf = ({ conversation, reader }: Read) => `${conversation} ${reader}`;
    for (const item of items) if (item.seq > (furthest.get(nameOf(item))?.seq ?? 0)) furthest.set(nameOf(item), item);
    const asked = [...furthest.values()];
    const rows = await read(db, [JSON.stringify(asked.map((item, k) => ({ k, ...item })))]);
    const byName = new Map(rows.map((row) => [nameOf(asked[row.k]!), row]));
    const moved = rows.flatMap(({ k, uv, readSeq, peerId }) => (uv === null ? [] : [{ ...asked[k]!, uv, seq: readSeq!, peer: peerId }]));
    tellUsers(moved.map(({ conversation, reader, uv }) => ({ conversation, userId: reader, uv })));
    for (const { peer, ...one } of moved) if (peer !== null) tellPeer({ ...one, peer });
    return items.map((item) => byName.get(nameOf(item))!);
  }
  const batch = createBatches(work, BATCH);

  return {
    /** Moves a reader's cursor forward. @returns where it stands @throws AppError `notFound` */
    async read(reader: number, conversation: number, seq: number): Promise<number> {
      for (let tries = 1; ; tries += 1) {
        const row = await batch({ conversation, reader, seq });
        if (!row.isIn) throw new AppError('notFound', { status: 200 });
        if (!row.isBusy) return row.readSeq!;
        if (tries === TRIES) throw new AppError('unavailable');
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    },
  };
}
