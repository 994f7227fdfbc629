import { Type, type Static } from 'typebox';
import { orNull } from '../../core/fields.ts';
import { NOT_THERE } from '../../core/refusals.ts';
import { CollectionId, ItemId } from '../fields.ts';
import { LOUD_WARNINGS, QUIET_WARNINGS } from './kinds.ts';

const Warning = Type.Object({
  kind: Type.Enum([...LOUD_WARNINGS, ...QUIET_WARNINGS]),
  /** What it names: the other's name, the name with its hidden characters spelt out, a percentage, a time, or a number. */
  value: Type.String(),
});
export type Warning = Static<typeof Warning>;

/** As many as a cart holds. */
const MOST_WARNED = 50;

export const getWarnings = {
  summary: 'What somebody should know before they buy from a collection, and whether an operator verified it',
  query: Type.Object({ id: Type.Union([CollectionId, ItemId]) }),
  data: Type.Object({ isVerified: Type.Boolean(), warnings: Type.Array(Warning) }),
  codes: [NOT_THERE],
};

export const findWarnings = {
  summary: 'What somebody should know before they buy several items, with the names of their collections',
  body: Type.Object({
    ids: Type.Array(Type.Union([CollectionId, ItemId]), { minItems: 1, maxItems: MOST_WARNED, uniqueItems: true }),
  }),
  data: Type.Object({
    /** In the order in which they were asked for. */
    items: Type.Array(
      Type.Object({ id: Type.String(), name: orNull(Type.String()), isVerified: Type.Boolean(), warnings: Type.Array(Warning) }),
    ),
  }),
  codes: [NOT_THERE],
};
