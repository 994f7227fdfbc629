import type { ClientConfiguration } from './configuration.ts';
import { createFirstAnswers } from './first-answers.ts';
import type { CallReport, Transport } from './transport.ts';

const NOTES: CallReport['notes'] = { mayRedirect: true, isOfOldSession: false };

function unsent(kind: 'network' | 'aborted'): CallReport {
  return { outcome: { ok: false, failure: { kind } }, notes: NOTES };
}

/** A transport whose code comes with the first call: the first paint does without it. A page that cannot fetch it has no network. */
export function createLazyTransport(configuration: ClientConfiguration): Transport {
  const { token, locale, person } = configuration;
  const takeFirst = createFirstAnswers(configuration);
  let made: Promise<Transport | null> | undefined;

  async function fetched(): Promise<Transport | null> {
    const code = await import(/* webpackChunkName: "http" */ './transport.ts').catch(() => null);
    // The next call tries again.
    if (!code) made = undefined;
    return code && code.createTransport(configuration);
  }
  const transport = () => (made ??= fetched());

  return {
    configuration,
    async call(endpoint, input, extras) {
      const first = takeFirst(endpoint.id, input);
      if (first) return { outcome: { ok: true, data: first.data }, notes: NOTES };
      const moment = { token: token(), locale: locale() };
      const who = person();
      const there = await transport();
      if (!there) return unsent('network');
      // No call is made as somebody else than the one who asked for it.
      return person() === who ? there.call(endpoint, input, extras, moment) : unsent('aborted');
    },
    sign: async () => (await transport())?.sign() ?? '',
    now: async () => (await transport())?.now() ?? Date.now() + configuration.clockOffset,
  };
}
