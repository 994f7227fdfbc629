import type { Input, Output } from '@mortar/protocol';
import type { getBricks, listBricksHistory } from '@mortar/protocol/ledger';
import type { Db } from '../../../db/db.ts';
import type { BricksType, Unit } from './posting.ts';
import type { LedgerRepository } from './repository.ts';

const TYPES: readonly BricksType[] = [1, 2];
const NEWEST = Number.MAX_SAFE_INTEGER;

/** A statement shows bricks; cards are shown where they are played. */
const isBricks = (unit: Unit): unit is BricksType => unit === 1 || unit === 2;

type Entry = Awaited<ReturnType<LedgerRepository['entries']>>[number] & { bricksType: BricksType };
type Cursor = Record<BricksType, number>;

/** A cursor is the number of the last entry shown of each type: `7.0` follows entry 7 of type 1 and all of type 2. */
function readCursor(cursor: string | undefined): Cursor {
  const [main, silver] = cursor?.split('.').map(Number) ?? [];
  return { 1: main ?? NEWEST, 2: silver ?? NEWEST };
}

function cursorAfter(shown: readonly Entry[], before: Cursor): string {
  const last = (type: BricksType) => shown.findLast(({ bricksType }) => bricksType === type)?.seq ?? before[type];
  return `${last(1)}.${last(2)}`;
}

const itemOf = ({ transactionId, line, bricksType, amount, balanceAfter, kind, ref, at }: Entry) => ({
  id: `${transactionId}-${line}`,
  brickstype: bricksType,
  amount,
  available: balanceAfter,
  cause: kind,
  ref,
  at: at.toISOString(),
});

/** What a person sees of their bricks. */
export function createStatement(repository: LedgerRepository) {
  return {
    /** Both types, also before the first brick: `available + freeze` is `amount` (spec §3). */
    async balances(userId: number, tx?: Db): Promise<Output<typeof getBricks>> {
      const accounts = await repository.accounts(userId, tx);
      return TYPES.map((brickstype) => {
        const balanceOf = (kind: string) =>
          accounts.find((account) => account.bricksType === brickstype && account.kind === kind)?.balance ?? 0;
        const [available, freeze] = [balanceOf('available'), balanceOf('frozen')];
        return { brickstype, amount: available + freeze, freeze, available };
      });
    },

    /** Changes of what is available, the latest first. */
    async history(
      userId: number,
      { brickstype, cursor, pageSize }: NonNullable<Input<typeof listBricksHistory>>,
    ): Promise<Output<typeof listBricksHistory>> {
      const before = readCursor(cursor);
      const accounts = (await repository.accounts(userId)).filter(
        ({ kind, bricksType }) => kind === 'available' && (brickstype ?? bricksType) === bricksType,
      );
      const entries = await Promise.all(
        accounts.map(async ({ id, bricksType }) => {
          if (!isBricks(bricksType)) return [];
          const rows = await repository.entries(id, before[bricksType], pageSize + 1);
          return rows.map((row) => ({ ...row, bricksType }));
        }),
      );
      const latest = entries.flat().sort((a, b) => b.transactionId - a.transactionId || b.line - a.line);
      const shown = latest.slice(0, pageSize);
      return { items: shown.map(itemOf), next: latest.length > pageSize ? cursorAfter(shown, before) : null };
    },
  };
}
