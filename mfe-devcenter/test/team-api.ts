import { $transport, type RequestFailure, type Transport } from '@mortar/client';
import { CODES, type Endpoint, type Input, type Output } from '@mortar/protocol';
import type * as registry from '@mortar/protocol/registry';

/** What a test's server answers by the endpoint's name, as the protocol types it; a refusal is thrown. */
export type Answers = {
  [Name in keyof typeof registry as (typeof registry)[Name] extends Endpoint ? Name : never]?: (
    input: Input<Extract<(typeof registry)[Name], Endpoint>>,
  ) => Output<Extract<(typeof registry)[Name], Endpoint>>;
};

export const LIVE = '1.1.0-bbbbbbbb';
export const BEFORE = '1.0.0-aaaaaaaa';
export const CANARY = '1.2.0-cccccccc';
const AT = '2026-11-20T10:00:00.000Z';

type Remote = Output<typeof registry.listRemotes>['items'][number];

/** A remote with a live version and one before it. */
export const remoteOf = (more: Partial<Remote> = {}): Remote => ({
  name: 'alpha',
  title: { en: 'Alpha', 'zh-HK': '甲' },
  owner: 'team-alpha',
  live: { version: LIVE, since: AT },
  lastgood: BEFORE,
  canary: null,
  off: null,
  untrusted: [],
  ...more,
});

export const canaryOf = (): NonNullable<Remote['canary']> => ({ version: CANARY, percentage: 10, users: ['u1'], links: [], since: AT });

const counters = { loads: 40, failed: 1, retried: 0, lastGood: 0, crashes: 2, errors: 3, browsers: 20, failedBrowsers: 2 };
const figures = {
  load: { count: 9, p75: 320 },
  lcp: { count: 9, p75: 1850 },
  inp: { count: 9, p75: 140 },
  cls: { count: 9, p75: 0.04 },
};
const summaryOf = (version: string) =>
  ({
    remote: 'alpha',
    version,
    channel: 'live',
    ...counters,
    ...figures,
    failureRate: 0.1,
  }) satisfies Output<typeof registry.listVersionHealth>['versions'][number];
const trial = {
  remote: 'alpha',
  kind: 'canary',
  version: CANARY,
  against: LIVE,
  since: AT,
  browsers: 30,
  failedBrowsers: 4,
  failedNetworks: 3,
  againstBrowsers: 200,
  againstFailedBrowsers: 2,
  evidence: 12,
  needed: 100,
  verdict: 'watching',
} satisfies Output<typeof registry.listVersionHealth>['trials'][number];

/** A day on which nothing happened to the remote. */
export const dayOf = (
  more: Partial<Output<typeof registry.getDay>['remotes'][number]> = {},
): Output<typeof registry.getDay>['remotes'][number] => ({
  remote: 'alpha',
  browsers: 20,
  failedBrowsers: 0,
  takenBack: [],
  newestError: null,
  ...more,
});

/** The refusal of a call. */
export const refusalOf = (code: keyof typeof CODES, data: unknown = null): RequestFailure => ({
  kind: 'problem',
  code: CODES[code],
  msg: `message of ${code}`,
  status: 200,
  data,
});

/** A server with one remote, for somebody of the team. */
export const teamAnswers: Answers = {
  listHistory: () => ({ items: [{ seq: 4, action: 'promote', from: BEFORE, to: LIVE, at: AT }], next: null }),
  listRemotes: () => ({ seq: 7, items: [remoteOf()] }),
  explainVersion: () => ({
    name: 'alpha',
    version: CANARY,
    channel: 'canary',
    why: 'named',
    off: false,
    canary: { version: CANARY, percentage: 10, place: 41.5, named: true, link: null },
  }),
  listVersionHealth: () => ({ versions: [summaryOf(LIVE)], trials: [trial] }),
  getDay: () => ({ since: AT, remotes: [dayOf()] }),
  getHealth: () => ({ stepHours: 1, points: [{ at: AT, version: LIVE, channel: 'live', ...counters, ...figures }] }),
  listHealthErrors: () => ({
    items: [
      {
        id: 'e1',
        remote: 'alpha',
        version: LIVE,
        kind: 'crash',
        message: 'no such brick',
        frame: 'at /r/alpha/page.js:1',
        count: 5,
        firstAt: AT,
        lastAt: AT,
        stack: 'Error: no such brick\n  at lay',
        path: '/alpha',
      },
    ],
    next: null,
  }),
  compareHealth: () => ({ version: summaryOf(LIVE), against: { ...summaryOf(BEFORE), crashes: 0 }, trial: null }),
  listVersions: ({ cursor }) =>
    cursor === undefined
      ? {
          items: [{ version: LIVE, createdat: AT, bytes: 204_800, brotli: 51_200, channels: ['live'], trusted: true, pruned: null }],
          next: 1,
        }
      : {
          items: [{ version: BEFORE, createdat: AT, bytes: 102_400, brotli: 25_600, channels: [], trusted: true, pruned: null }],
          next: null,
        },
  getVersion: ({ name, version }) => ({
    name,
    version,
    createdat: AT,
    files: [{ path: 'page.js', bytes: 2048, brotli: 1024 }],
    chunks: {},
    shared: { react: version === LIVE ? '^19.2.0' : '^19.1.0' },
    description: {
      name,
      title: { en: 'Alpha', 'zh-HK': '甲' },
      owner: 'team-alpha',
      routes: [],
      navigation: [],
      panels: [],
      dialogs: [],
      messages: ['en', 'zh-HK'],
      csp: {},
    },
  }),
  listChanges: () => ({
    items: [
      {
        seq: 6,
        name: 'alpha',
        channel: 'live',
        action: 'promote',
        from: BEFORE,
        to: LIVE,
        actor: 'ann',
        reason: 'it is time',
        detail: null,
        at: AT,
      },
    ],
    next: null,
  }),
  listAudit: () => ({
    items: [
      { id: 2, at: AT, actor: 'ann', action: 'polish', target: 'alpha', outcome: 'done', detail: {} },
      { id: 1, at: AT, actor: 'ann', action: 'promote', target: 'alpha', outcome: 'refused', detail: { why: 'too new' } },
    ],
    next: null,
  }),
};

/** A transport that answers so and records every call. */
export function transportOf(answers: Answers) {
  const calls: { endpoint: Endpoint; input: unknown }[] = [];
  const transport: Pick<Transport, 'call'> = {
    call: async (endpoint, input) => {
      calls.push({ endpoint, input });
      const answer = answers[endpoint.id.slice('registry.'.length) as keyof Answers] as ((input: unknown) => unknown) | undefined;
      if (!answer) throw new Error(`nothing answers ${endpoint.id}`);
      try {
        return { outcome: { ok: true, data: await answer(input) }, notes: {} } as never;
      } catch (failure) {
        return { outcome: { ok: false, failure }, notes: {} } as never;
      }
    },
  };
  return { calls, value: [$transport, transport as Transport] as const };
}
