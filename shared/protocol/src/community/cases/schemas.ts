import { Type, type Static } from 'typebox';
import { orNull, Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { Author, listOf, page } from '../fields.ts';
import { POST_REPORT_REASONS } from '../reports/reasons.ts';
import { REPORTED_TYPES } from '../reports/types.ts';
import { CASE_CHARACTERS, CASE_DECISIONS, CASE_STATES } from './decisions.ts';

const CaseId = Type.String({ pattern: '^[1-9][0-9]{0,15}$' });
const One = Type.Object({ id: CaseId });
/** What a refused login gives whose account is shut out: `appeal` in its data. */
const Pass = Type.String({ minLength: 1, maxLength: 300 });
const Appeal = Type.String({ minLength: 1, maxLength: CASE_CHARACTERS.appeal });
const Decision = Type.Enum([...CASE_DECISIONS]);
const Reason = Type.Enum([...POST_REPORT_REASONS]);

/** What of a case its author and moderators both see. */
const about = {
  id: CaseId,
  state: Type.Enum([...CASE_STATES]),
  targettype: Type.Enum([...REPORTED_TYPES]),
  targetid: Type.String(),
  /** What it said when the case was opened. */
  says: Type.String(),
  /** Path of our own to what it is about. */
  link: Type.String(),
  openedAt: Time,
  decision: orNull(Decision),
  /** Which rule it breaks. */
  reason: orNull(Reason),
  /** What the moderator adds, for the author to read. */
  note: Type.String(),
  decidedAt: orNull(Time),
  appeal: Type.String(),
  /** Null until another moderator has looked at the appeal. */
  isUpheld: orNull(Type.Boolean()),
};

const OwnCase = Type.Object({ ...about, canAppeal: Type.Boolean() });
export type OwnCase = Static<typeof OwnCase>;

const Case = Type.Object({
  ...about,
  /** Null where the account is gone. */
  author: orNull(Author),
  /** How many people reported it, and as what. */
  people: Type.Integer({ minimum: 0 }),
  reasons: Type.Array(Reason),
  /** The caller decided it, or it is about the caller: somebody else judges. */
  isOwn: Type.Boolean(),
});
export type Case = Static<typeof Case>;

const CaseDetail = Type.Object({
  ...Case.properties,
  pictures: Type.Array(Type.Object({ url: Type.String(), alt: Type.String() })),
  reports: Type.Array(Type.Object({ reason: Reason, text: Type.String(), at: Time })),
  /** What happened in it, the first first. */
  history: Type.Array(
    Type.Object({
      what: Type.Enum(['opened', 'decided', 'appealed', 'upheld', 'reversed']),
      decision: orNull(Decision),
      /** Name of the moderator, or of the operator; empty for the people. */
      by: Type.String(),
      note: Type.String(),
      at: Time,
    }),
  ),
  /** Earlier decisions against the same author. */
  earlier: Type.Integer({ minimum: 0 }),
});
export type CaseDetail = Static<typeof CaseDetail>;

export const getCaseRole = {
  summary: 'Whether the signed-in person decides cases',
  data: Type.Object({ judges: Type.Boolean() }),
};
export const listCases = {
  summary: 'Cases of what people reported, for moderators: those that wait, the oldest first',
  body: Type.Object({ state: Type.Enum([...CASE_STATES], { default: 'open' }), ...page }),
  data: listOf(Case),
  codes: refusals('forbidden'),
};
export const getCase = {
  summary: 'One case with its evidence and history',
  body: One,
  data: CaseDetail,
  codes: [NOT_THERE, ...refusals('forbidden')],
};
export const decideCase = {
  summary: 'Decide a case; its author is told with the reason',
  body: Type.Object({
    id: CaseId,
    decision: Decision,
    reason: Reason,
    note: Type.String({ maxLength: CASE_CHARACTERS.note, default: '' }),
  }),
  data: CaseDetail,
  codes: [NOT_THERE, ...refusals('forbidden', 'notPossible')],
};
export const reviewCase = {
  summary: 'Judge an appeal against another moderator’s decision: it stands, or is taken back',
  body: Type.Object({ id: CaseId, isUpheld: Type.Boolean(), note: Type.String({ maxLength: CASE_CHARACTERS.note, default: '' }) }),
  data: CaseDetail,
  codes: [NOT_THERE, ...refusals('forbidden', 'notPossible')],
};
export const getOwnCase = { summary: 'A decision about what the caller wrote', body: One, data: OwnCase, codes: [NOT_THERE] };
export const appealCase = {
  summary: 'Appeal against a decision, once',
  body: Type.Object({ id: CaseId, text: Appeal }),
  data: OwnCase,
  codes: [NOT_THERE, ...refusals('validation', 'notPossible')],
};
export const getAccountCase = {
  summary: 'Why the account of a pass is shut out; null where an operator did it, and no case',
  body: Type.Object({ pass: Pass }),
  data: Type.Object({ case: orNull(OwnCase) }),
  codes: [NOT_THERE],
};
export const appealAccountCase = {
  summary: 'Appeal against that, once',
  body: Type.Object({ pass: Pass, text: Appeal }),
  data: OwnCase,
  codes: [NOT_THERE, ...refusals('validation', 'notPossible')],
};
