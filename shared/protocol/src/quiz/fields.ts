import { Type, type Static } from 'typebox';
import { QUIZ_CARDS } from './rules.ts';

/** 128 random bits: who does not have it does not find the run. */
export const RunId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });
/** 128 random bits: who does not have it does not find the challenge, and it does not lead to the run. */
export const ChallengeId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });
/** The day in Hong Kong that a round is, `YYYY-MM-DD`. */
export const RoundId = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });
/** 32 bytes in lower-case hexadecimal. */
export const Hex32 = Type.String({ pattern: '^[0-9a-f]{64}$' });
/** Place of an option on the screen, from above. */
export const Option = Type.Integer({ minimum: 0, maximum: 3 });
export const QuizCardName = Type.Enum(QUIZ_CARDS);
export const Topic = Type.Enum(['crypto', 'hongkong', 'platform', 'safety', 'science', 'words']);
export const Tier = Type.Integer({ minimum: 1, maximum: 3 });

/** A picture of a question, and what is told of it to who does not see it; that does not give the answer away. */
export const Picture = Type.Object({ src: Type.String(), alt: Type.String() });

/** A question as it is asked, in the language of the call. It has no field for its key. */
export const AskedQuestion = Type.Object({
  text: Type.String(),
  options: Type.Array(Type.String(), { minItems: 4, maxItems: 4 }),
  topic: Topic,
  tier: Tier,
  picture: Type.Optional(Picture),
});
export type AskedQuestion = Static<typeof AskedQuestion>;

/** A question with its key, once that gives nothing away. */
export const ToldQuestion = Type.Object({
  ...AskedQuestion.properties,
  correct: Option,
  why: Type.String(),
  /** Where the fact can be read: an address, or a file of this site's repository. */
  source: Type.String(),
  /** How many percent of all players chose each option; null while too few were asked. */
  others: Type.Union([Type.Array(Type.Integer(), { minItems: 4, maxItems: 4 }), Type.Null()]),
});
export type ToldQuestion = Static<typeof ToldQuestion>;
