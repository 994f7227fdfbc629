import { Type } from 'typebox';
import { orNull, Time } from '../../core/fields.ts';
import { refusals } from '../../core/refusals.ts';
import { CHANNEL_REASONS, CHANNELS } from '../document.ts';
import { Page, pageOf, RemoteName, Version } from '../fields.ts';
import { RemoteDescription } from '../remote-description.ts';

/** Longest life of a link into a canary, in seconds: 30 days. */
const LINK_SECONDS = 30 * 24 * 3600;

const Text = Type.Object({ en: Type.String(), 'zh-HK': Type.String() });
const Reason = Type.Optional(Type.String({ maxLength: 500 }));
const Percentage = Type.Integer({ minimum: 0, maximum: 100 });

const Canary = Type.Object({
  version: Version,
  /** Share of the visitors, 0 to 100. */
  percentage: Percentage,
  /** People who have it whatever their share, by uid. */
  users: Type.Array(Type.String()),
  /** Links that lead into it; their secret is told once, when one is made. */
  links: Type.Array(Type.Object({ id: Type.String(), expires: Time })),
  since: Time,
});

const Switch = Type.Object({ since: Time, by: Type.String(), reason: orNull(Type.String()) });

/** A remote with its channels. */
export const RegistryRemote = Type.Object({
  name: RemoteName,
  title: Text,
  /** Empty where no version that says it is trusted. */
  owner: Type.String(),
  /** Null while only a canary exists. */
  live: orNull(Type.Object({ version: Version, since: Time })),
  /** What a rollback would bring. */
  lastgood: orNull(Version),
  canary: orNull(Canary),
  /** Null while the remote is on. */
  off: orNull(Switch),
  /** Of live, last good and canary, those that this installation did not sign, or that were changed since: nobody gets them. */
  untrusted: Type.Array(Version),
});

const VersionRow = Type.Object({
  version: Version,
  createdat: Time,
  /** All files together, in bytes, plain and as brotli. */
  bytes: Type.Integer(),
  brotli: Type.Integer(),
  /** Channels that have it now. */
  channels: Type.Array(Type.Enum(['live', 'canary'])),
  /** Whether this installation signed it, as it stands: nobody gets a version that is not trusted. */
  trusted: Type.Boolean(),
  /** When its files were removed to free room; null while they are there. */
  pruned: Type.Union([Time, Type.Null()]),
});

/** Everything that the registry knows of one version. */
export const VersionFacts = Type.Object({
  name: RemoteName,
  version: Version,
  createdat: Time,
  /** Size of every file in bytes. */
  files: Type.Array(Type.Object({ path: Type.String(), bytes: Type.Integer(), brotli: Type.Integer() })),
  chunks: Type.Record(Type.String(), Type.Object({ js: Type.Array(Type.String()), css: Type.Array(Type.String()) })),
  /** Singletons that it takes from the host, with the range that it was built against. */
  shared: Type.Record(Type.String(), Type.String()),
  description: RemoteDescription,
});

/** What can change of a remote's channels. `stage` and refusals change none: they stand in the audit alone. */
const ACTIONS = ['publish', 'promote', 'rollback', 'canary', 'canaryLink', 'canaryOff', 'kill', 'revive'] as const;

/** One change with who did it and why. */
export const ChannelChange = Type.Object({
  seq: Type.Integer(),
  name: RemoteName,
  channel: Type.Enum(['live', 'canary']),
  action: Type.Enum(ACTIONS),
  /** Version of the channel before and after; null where it had none, or the remote was off. */
  from: orNull(Version),
  to: orNull(Version),
  actor: Type.String(),
  reason: orNull(Type.String()),
  /** Share and named people of a canary, lifetime of a link. */
  detail: orNull(Type.Record(Type.String(), Type.Unknown())),
  at: Time,
});

const AuditEntry = Type.Object({
  id: Type.Integer(),
  at: Time,
  actor: Type.String(),
  action: Type.String(),
  /** Name of a remote, `*` for all. */
  target: Type.String(),
  outcome: Type.Enum(['done', 'unchanged', 'refused']),
  /** Versions, reason, and why it was refused. */
  detail: Type.Record(Type.String(), Type.Unknown()),
});

/** What came of a change; `data` of a refusal (`registryRefused`) is `{ why }` instead. */
const Changed = Type.Object({
  name: RemoteName,
  from: orNull(Version),
  to: orNull(Version),
  /** False when it was so before. */
  changed: Type.Boolean(),
});

/** Why the caller gets a version, with everything that was looked at. */
const Why = Type.Object({
  name: RemoteName,
  /** Null where the caller gets no version at all. */
  version: orNull(Version),
  channel: Type.Enum(CHANNELS),
  why: Type.Enum(CHANNEL_REASONS),
  off: Type.Boolean(),
  canary: orNull(
    Type.Object({
      version: Version,
      percentage: Percentage,
      /** The caller's place, 0 to 100: below the percentage is within. */
      place: orNull(Type.Number()),
      named: Type.Boolean(),
      /** End of the link that the caller's browser came by. */
      link: orNull(Time),
    }),
  ),
});

const ofRemote = { name: RemoteName, reason: Reason };

/** One change of what visitors get of a remote. */
const HistoryEntry = Type.Object({
  /** The registry's sequence number that the change made. */
  seq: Type.Integer(),
  action: Type.Enum(['publish', 'promote', 'rollback']),
  from: orNull(Version),
  to: Version,
  at: Time,
});

export const listHistory = {
  summary: 'List what visitors got of a remote, the latest change first',
  query: Type.Object({ name: RemoteName, ...Page }),
  data: pageOf(HistoryEntry),
};

export const listRemotes = {
  summary: 'List the remotes with their owners and channels',
  data: Type.Object({ seq: Type.Integer(), items: Type.Array(RegistryRemote) }),
};

export const listVersions = {
  summary: 'List the versions of a remote, the latest first',
  query: Type.Object({ name: RemoteName, ...Page }),
  data: pageOf(VersionRow),
};

export const getVersion = {
  summary: 'Tell everything that is known of a version',
  query: Type.Object({ name: RemoteName, version: Version }),
  data: VersionFacts,
  codes: refusals('notFound'),
};

export const listChanges = {
  summary: 'List who changed the channels of one remote or all, and why, the latest change first',
  query: Type.Object({ name: Type.Optional(RemoteName), ...Page }),
  data: pageOf(ChannelChange),
};

export const listAudit = {
  summary: 'List what was asked of the registry and what came of it, refusals too, the latest first',
  query: Type.Object({ name: Type.Optional(RemoteName), ...Page }),
  data: pageOf(AuditEntry),
};

export const explainVersion = {
  summary: 'Tell the caller which version of a remote they get, and why',
  query: Type.Object({ name: RemoteName }),
  data: Why,
  codes: refusals('notFound'),
};

export const promoteVersion = {
  summary: 'Make a version live that was published before',
  body: Type.Object({ ...ofRemote, version: Version }),
  data: Changed,
  codes: refusals('registryRefused'),
};

export const rollBackRemote = {
  summary: 'Go back to the last good version',
  body: Type.Object({ ...ofRemote, /** The live version that is gone back from: another one by now refuses. */ from: Version }),
  data: Changed,
  codes: refusals('registryRefused'),
};

export const setCanary = {
  summary: 'Show a version to a share of the visitors, or to named people',
  body: Type.Object({
    ...ofRemote,
    version: Version,
    /** What is left out stays as it is while the canary's version does; a new version begins with none. */
    percentage: Type.Optional(Percentage),
    /** uids or e-mail addresses. */
    users: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 254 }), { maxItems: 100 })),
  }),
  data: Changed,
  codes: refusals('registryRefused'),
};

export const makeCanaryLink = {
  summary: 'Make a link that shows a version to whoever opens it, until it expires',
  body: Type.Object({ ...ofRemote, version: Version, seconds: Type.Integer({ minimum: 60, maximum: LINK_SECONDS }) }),
  data: Type.Object({ url: Type.String(), expires: Time }),
  codes: refusals('registryRefused'),
};

export const endCanary = {
  summary: 'End the canary of a remote: everybody gets what is live',
  body: Type.Object({ ...ofRemote, /** The canary that is meant: another one by now refuses. */ version: Type.Optional(Version) }),
  data: Changed,
  codes: refusals('registryRefused'),
};

export const killRemote = {
  summary: 'Switch a remote off: its paths answer 503 and none of its code is loaded',
  body: Type.Object(ofRemote),
  data: Changed,
  codes: refusals('registryRefused'),
};

export const reviveRemote = {
  summary: 'Switch a remote on again',
  body: Type.Object(ofRemote),
  data: Changed,
  codes: refusals('registryRefused'),
};
