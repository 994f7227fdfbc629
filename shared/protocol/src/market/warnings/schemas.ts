import { Type, type Static } from 'typebox';
import { orNull } from '../../core/fields.ts';
import { NOT_THERE } from '../../core/refusals.ts';
import { CollectionId, ItemId } from '../fields.ts';

/**
 * An operator hid it, or the item; its name reads like that of a verified collection; its name holds characters that nobody sees; the
 * royalty is high, or was raised in the last 30 days; a trade moved nothing; its metadata can change; it is a week old or younger; few
 * accounts have it.
 */
const WARNINGS = [
  'hidden',
  'hiddenItem',
  'lookalike',
  'invisible',
  'royalty',
  'royaltyRaised',
  'noTransfer',
  'unfrozen',
  'young',
  'fewOwners',
] as const;

const Warning = Type.Object({
  kind: Type.Enum(WARNINGS),
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
