import { Type, type Static } from 'typebox';
import { orNull, PageSize, Time } from '../../core/fields.ts';
import { RemoteName } from '../fields.ts';

/** Figures are kept this long; a reader may look back as far. */
export const HEALTH_DAYS = 30;
/** Name under which the host's own failures and figures are kept. */
export const HEALTH_SHELL = 'shell';

const Version = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$' });
const Hours = Type.Integer({ minimum: 1, maximum: HEALTH_DAYS * 24, default: 24 });
const Count = Type.Integer({ minimum: 0 });

/** Who gets a version when its figures are counted; `other` is an old tab, a last good version or an override. */
const Channel = Type.Union([Type.Literal('live'), Type.Literal('canary'), Type.Literal('other')]);

const Counters = {
  /** Pages, dialogs and panels that were opened, whatever came of it. */
  loads: Count,
  /** Of them, those of which no attempt succeeded. */
  failed: Count,
  /** Of them, those that a later attempt saved. */
  retried: Count,
  /** Of them, those that this version served in place of a newer one. */
  lastGood: Count,
  /** Crashes that a boundary caught. */
  crashes: Count,
  /** Errors that nothing caught and whose stack leads into the version's folder. */
  errors: Count,
  /** Browsers that opened the version, each once per change of the remote's channels. */
  browsers: Count,
  /** Of them, those that met a failed load, a crash or an error. */
  failedBrowsers: Count,
};

/** One figure of a version: the value that three quarters of the measured pages stayed under. */
const Figure = orNull(Type.Object({ count: Count, p75: Type.Number({ minimum: 0 }) }));

const Figures = {
  /** Time from asking for a part of the remote until it could be shown, ms. */
  load: Figure,
  /** Largest contentful paint, of pages whose largest element lies in the remote, ms. */
  lcp: Figure,
  /** Slowest interaction that the remote answered, per page, ms. */
  inp: Figure,
  /** Layout shift of elements of the remote, per page. */
  cls: Figure,
};

/** One step of time of one version. */
export const HealthPoint = Type.Object({
  /** Begin of the step. ISO 8601, UTC. */
  at: Time,
  version: Version,
  channel: Channel,
  ...Counters,
  ...Figures,
});

/** One version over the whole time asked for. */
export const HealthSummary = Type.Object({
  remote: RemoteName,
  version: Version,
  /** What the version is now; null for one that is in no channel any more. */
  channel: orNull(Channel),
  ...Counters,
  /** `failedBrowsers / browsers`; null before the first browser. */
  failureRate: orNull(Type.Number({ minimum: 0, maximum: 1 })),
  ...Figures,
});

/** A version that is watched against another one, and what the rule says of it (docs/adr/0016). */
export const HealthTrial = Type.Object({
  remote: RemoteName,
  /** `canary` against what is live beside it, `live` right after going live against the version before. */
  kind: Type.Union([Type.Literal('canary'), Type.Literal('live')]),
  version: Version,
  against: Version,
  since: Time,
  /** Browsers that were watched long enough to count. */
  browsers: Count,
  failedBrowsers: Count,
  /** Networks that the failed ones came from. */
  failedNetworks: Count,
  againstBrowsers: Count,
  againstFailedBrowsers: Count,
  /** How many times likelier a worse version makes what was seen than an equal one; at `needed` it is taken back. */
  evidence: Type.Number({ minimum: 0 }),
  needed: Type.Number({ minimum: 1 }),
  verdict: Type.Union([Type.Literal('watching'), Type.Literal('worse')]),
});

/** Failures with the same message and the same first own frame. */
export const HealthError = Type.Object({
  /** Stable name of the group. */
  id: Type.String(),
  remote: RemoteName,
  version: Version,
  kind: Type.Union([Type.Literal('load'), Type.Literal('crash'), Type.Literal('error')]),
  /** The message as it was last, without what differs from case to case. */
  message: Type.String(),
  /** First line of the stack that lies in the version's folder; empty when none does. */
  frame: Type.String(),
  count: Count,
  firstAt: Time,
  lastAt: Time,
  /** Stack of the first one, null when there was none. */
  stack: orNull(Type.String()),
  /** Path of the page of the first one, without query. */
  path: Type.String(),
});

/** What happened to one remote, or to the shell, in the last 24 hours. */
export const RemoteDay = Type.Object({
  remote: RemoteName,
  /** Browsers that opened it, in any version, and of them those that met a failure. */
  browsers: Count,
  failedBrowsers: Count,
  /** Versions that were taken back, the latest first. */
  takenBack: Type.Array(
    Type.Object({
      channel: Type.Union([Type.Literal('live'), Type.Literal('canary')]),
      version: Version,
      /** What visitors get in its place. */
      to: orNull(Version),
      /** `health` where the site did it by itself. */
      by: Type.String(),
      reason: orNull(Type.String()),
      at: Time,
    }),
  ),
  /** The failure that was seen last. */
  newestError: orNull(HealthError),
});

export type RemoteDay = Static<typeof RemoteDay>;
export type HealthPoint = Static<typeof HealthPoint>;
export type HealthSummary = Static<typeof HealthSummary>;
export type HealthTrial = Static<typeof HealthTrial>;
export type HealthError = Static<typeof HealthError>;

export const getDay = {
  summary: 'What happened in the last 24 hours: what was taken back and why, failures and the newest error of each remote',
  data: Type.Object({
    since: Time,
    /** Those with something to tell first: taken back, then the most failed browsers. */
    remotes: Type.Array(RemoteDay),
  }),
};

export const getHealth = {
  summary: 'Figures of a remote over time, per version',
  query: Type.Object({ remote: RemoteName, version: Type.Optional(Version), hours: Hours }),
  data: Type.Object({
    /** Length of a step: one hour up to a week back, six beyond. */
    stepHours: Type.Integer(),
    /** By time, then by version; at most 2000. */
    points: Type.Array(HealthPoint),
  }),
};

export const listVersionHealth = {
  summary: 'Figures of every version of one remote or of all, and who is watched against whom',
  query: Type.Object({ remote: Type.Optional(RemoteName), hours: Hours }),
  data: Type.Object({
    /** By remote, the version that browsers opened last first; at most 20 per remote. */
    versions: Type.Array(HealthSummary),
    trials: Type.Array(HealthTrial),
  }),
};

export const listHealthErrors = {
  summary: 'Failures of a remote by message and place, the one seen last first',
  query: Type.Object({
    remote: RemoteName,
    version: Type.Optional(Version),
    pageSize: PageSize,
    /** `next` of the page before. */
    cursor: Type.Optional(Type.String({ maxLength: 128 })),
  }),
  data: Type.Object({
    items: Type.Array(HealthError),
    /** Cursor of the next page, null at the end. */
    next: orNull(Type.String()),
  }),
};

export const compareHealth = {
  summary: 'Two versions of a remote side by side',
  query: Type.Object({ remote: RemoteName, version: Version, against: Version, hours: Hours }),
  data: Type.Object({
    version: HealthSummary,
    against: HealthSummary,
    /** Null unless one is being watched against the other. */
    trial: orNull(HealthTrial),
  }),
};
