import { Type, type Static } from 'typebox';
import { Time } from '../core/fields.ts';

export const Uid = Type.String({ minLength: 1, maxLength: 64 });

/** What others see of a person. */
export const Person = Type.Object({
  uid: Type.String(),
  username: Type.String(),
  /** Address of the picture; empty without one. */
  headimgurl: Type.String(),
});
export type Person = Static<typeof Person>;

/**
 * How two people stand to each other, seen by the caller: `asked` waits for the other’s answer, `asks` for the caller’s.
 */
export const Relation = Type.Object({
  contact: Type.Union([Type.Literal('none'), Type.Literal('asked'), Type.Literal('asks'), Type.Literal('contact')]),
  /** The caller follows the other. */
  follows: Type.Boolean(),
  /** The other follows the caller. */
  isFollower: Type.Boolean(),
  /** The caller has blocked the other; whoever was blocked is not told. */
  isBlocked: Type.Boolean(),
});
export type Relation = Static<typeof Relation>;

export const RelatedPerson = Type.Object({
  ...Person.properties,
  personalprofile: Type.String(),
  ...Relation.properties,
  /** Named so that it can be taken for one of the caller's contacts, or for the site's own people: its name. */
  looksLike: Type.Union([Type.String(), Type.Null()]),
});
export type RelatedPerson = Static<typeof RelatedPerson>;

/** A contact request, or somebody who follows the caller. */
export const Application = Type.Object({
  ...RelatedPerson.properties,
  /** What was written with a request; empty otherwise. */
  text: Type.String(),
  at: Time,
});
export type Application = Static<typeof Application>;

/** Who may begin a private chat with somebody. */
export const WhoWrites = Type.Union([Type.Literal('everyone'), Type.Literal('contacts'), Type.Literal('nobody')]);
export type WhoWrites = Static<typeof WhoWrites>;

export const PrivacySettings = Type.Object({
  whoWrites: WhoWrites,
  /** Whether others see when this person is here. */
  showsPresence: Type.Boolean(),
  /** Whether others see that this person has read what they wrote; who hides it does not see it of others. */
  showsReading: Type.Boolean(),
});
export type PrivacySettings = Static<typeof PrivacySettings>;

/** Longest text of a contact request or an application, in characters. */
export const APPLICATION_CHARACTERS = 200;
