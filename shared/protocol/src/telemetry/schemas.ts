import { Type } from 'typebox';
import { ANY_TEXT } from '../core/any-text.ts';

/** The latest time that a `Date` holds. */
const LATEST_MS = 8.64e15;
const Measured = Type.Number({ minimum: 0, maximum: LATEST_MS });
const Url = Type.String({ maxLength: 2048 });
const Origin = {
  /** Remote that the entry is about, `shell` for the host itself. */
  remote: Type.Optional(Type.String({ maxLength: 64 })),
  version: Type.Optional(Type.String({ maxLength: 64 })),
  url: Url,
  /** Client's view of server time, ms since the epoch. */
  at: Type.Integer({ minimum: 0, maximum: LATEST_MS }),
};

/** What a browser reports: one entry of a batch. */
export const FrontendLogEntry = Type.Union([
  Type.Object({
    ...Origin,
    kind: Type.Literal('error'),
    message: Type.String({ maxLength: 2000 }),
    stack: Type.Optional(Type.String({ maxLength: 8000 })),
  }),
  Type.Object({
    ...Origin,
    kind: Type.Literal('load'),
    outcome: Type.Union([Type.Literal('ok'), Type.Literal('failed'), Type.Literal('lastGood'), Type.Literal('retried')]),
    durationMs: Measured,
    message: Type.Optional(Type.String({ maxLength: 2000 })),
  }),
  Type.Object({
    ...Origin,
    kind: Type.Literal('vital'),
    name: Type.Union([Type.Literal('LCP'), Type.Literal('CLS'), Type.Literal('INP'), Type.Literal('FCP'), Type.Literal('TTFB')]),
    value: Measured,
  }),
  Type.Object({ ...Origin, kind: Type.Literal('offline') }),
  Type.Object({ ...Origin, kind: Type.Literal('online'), offlineMs: Type.Optional(Measured) }),
]);

export const addFrontendLog = {
  summary: 'Record what went wrong, how fast it was and when the browser was offline',
  // What a page failed by may hold anything, and is cut anywhere.
  body: Type.Object({ entries: Type.Array(FrontendLogEntry, { minItems: 1, maxItems: 50 }) }, { [ANY_TEXT]: true }),
  data: Type.Object({ accepted: Type.Integer() }),
};

export const addVisit = {
  summary: 'Count one visit of a page',
  body: Type.Object({
    path: Type.String({ minLength: 1, maxLength: 512, pattern: '^/' }),
    referrer: Type.Optional(Url),
  }),
  data: Type.Object({ counted: Type.Boolean() }),
};
