import { Type, type Static } from 'typebox';
import { orNull, Rev, Time } from '../../core/fields.ts';
import { Option, Tier, Topic } from '../fields.ts';

/** Topic or origin, and number. */
export const QuestionId = Type.String({ pattern: '^[a-z]{2,20}-[0-9]{3,6}$' });

export const QUESTION_STATES = ['draft', 'review', 'live', 'rest', 'void', 'retired'] as const;
export const QuestionState = Type.Enum(QUESTION_STATES);
export const Origin = Type.Enum(['bank', 'person', 'import']);
/** Reviewers look at questions; operators import and void as well. */
export const BankRole = Type.Enum(['operator', 'reviewer']);

/** Characters that are taken of a part of a question; fewer are asked. */
const TEXT = 400;
const OPTION = 200;
const WHY = 800;

const Words = Type.Object({
  text: Type.String({ maxLength: TEXT }),
  options: Type.Array(Type.String({ maxLength: OPTION }), { minItems: 4, maxItems: 4 }),
  why: Type.String({ maxLength: WHY }),
});

/** Characters of what is told of a picture. */
const ALT = 200;
/** Address of a picture on this site, with the hash of its content once it is kept: pools are committed to that too. */
const PictureAddress = Type.String({ pattern: '^/(files|quiz-images)/[A-Za-z0-9_-]{1,64}[.][a-z0-9]{2,5}(#[0-9a-f]{64})?$' });

/** A question as somebody writes it; a draft may lack words. */
export const WrittenQuestion = Type.Object({
  topic: Topic,
  tier: Tier,
  /** Where the fact can be read: an address, or a file of this site's repository. */
  source: Type.String({ maxLength: 500 }),
  /** Day after which the fact has to be looked at again. */
  validuntil: orNull(Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })),
  /** Place of the right option, the same in both languages. */
  correct: Option,
  en: Words,
  'zh-HK': Words,
  /** What is told of it in each language must not give the answer away. */
  picture: Type.Optional(
    Type.Object({ address: PictureAddress, en: Type.String({ maxLength: ALT }), 'zh-HK': Type.String({ maxLength: ALT }) }),
  ),
});
export type WrittenQuestion = Static<typeof WrittenQuestion>;

/** What keeps a question from review: words are missing, too long, two options are the same, its length gives the key away, what is told of its picture is missing or says the key, … */
export const Flaw = Type.Object({
  code: Type.Enum(['missing', 'long', 'same', 'giveaway', 'chinese', 'signs', 'source', 'aged', 'alt', 'altKey']),
  /** Language that it is about; null for the whole question. */
  locale: orNull(Type.Enum(['en', 'zh-HK'])),
});
export type Flaw = Static<typeof Flaw>;

/** Why an act is done: it is audited, and told to whom it concerns. */
export const Reason = Type.String({ minLength: 3, maxLength: 500, pattern: '\\S' });

/** A question in the operators' list. */
export const BankEntry = Type.Object({
  id: QuestionId,
  rev: Rev,
  state: QuestionState,
  origin: Origin,
  topic: Topic,
  tier: Tier,
  text: Type.Object({ en: Type.String(), 'zh-HK': Type.String() }),
  validuntil: orNull(Type.String()),
  /** People whose report nobody has looked at. */
  reports: Type.Integer(),
  /** People who agreed to this wording. */
  approvals: Type.Integer(),
  changedat: Time,
});
export type BankEntry = Static<typeof BankEntry>;
