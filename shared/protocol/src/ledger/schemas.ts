import { Type } from 'typebox';
import { Next, PageSize, Time } from '../core/fields.ts';

/** One brick type of a person: `available + freeze` is `amount`, in whole bricks. */
export const BricksEntry = Type.Object({
  /** 1 main coin, 2 silver. */
  brickstype: Type.Integer(),
  amount: Type.Integer(),
  freeze: Type.Integer(),
  available: Type.Integer(),
});

/** One line of a person's statement. */
export const BricksHistoryEntry = Type.Object({
  id: Type.String(),
  brickstype: Type.Integer(),
  /** Signed change of what is available, in whole bricks. */
  amount: Type.Integer(),
  /** Available after it. */
  available: Type.Integer(),
  /** Why: a name such as `registration` or `game`; the page has a text for each. */
  cause: Type.String(),
  /** What it is about, such as the id of a game's run; empty when nothing is. */
  ref: Type.String(),
  at: Time,
});

export const getBricks = { summary: 'Bricks of the signed-in person, both types', data: Type.Array(BricksEntry) };

export const listBricksHistory = {
  summary: 'Statement of the signed-in person, the latest first',
  query: Type.Object({
    brickstype: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
    /** `next` of the page before. */
    cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,16}[.][0-9]{1,16}$' })),
    pageSize: PageSize,
  }),
  data: Type.Object({ items: Type.Array(BricksHistoryEntry), next: Next }),
};
