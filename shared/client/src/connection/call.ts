import { CODES, localeHeader, SUCCESS, type InvalidField } from '@mortar/protocol';
import type { SocketAnswer, SocketCalls } from '@mortar/protocol/realtime';
import { attach, createEffect, type Effect } from 'effector';
import { $transport } from '../configuration.ts';
import type { RequestFailure } from '../failure.ts';
import type { Link } from './link.ts';
import { $link } from './model.ts';
import { tab } from './open-link.ts';

type CallName = keyof SocketCalls;
/** A call over the connection. */
export type Call<Name extends CallName> = Effect<SocketCalls[Name]['input'], SocketCalls[Name]['output'], RequestFailure>;

interface Asked {
  link: Link | null;
  lang: string;
  name: string;
  input: unknown;
}

const askFx = createEffect<Asked, unknown, RequestFailure>(async ({ link, lang, name, input }) => {
  const outcome = (await link?.call(name, input, { lang, tab })) ?? { silence: 'network' };
  if ('silence' in outcome) throw { kind: outcome.silence } satisfies RequestFailure;
  if (outcome.answer.code !== SUCCESS) throw failureOf(outcome.answer);
  return outcome.answer.data;
});

/**
 * A typed call over the connection, made once at module level. It waits up to 10 s for a connection and as long for the answer,
 * and fails with the same `RequestFailure` as a call over HTTP.
 */
export function createCall<Name extends CallName>(name: Name): Call<Name> {
  return attach({
    source: { link: $link, transport: $transport },
    mapParams: (input: unknown, { link, transport }): Asked => ({
      link,
      lang: transport ? localeHeader(transport.configuration.locale()) : '',
      name,
      input,
    }),
    effect: askFx,
    name,
  }) as Call<Name>;
}

/** Statuses that these codes have over HTTP. */
const STATUS = new Map<number, number>([
  [CODES.tokenInvalid, 401],
  [CODES.malformed, 400],
  [CODES.tooLarge, 413],
  [CODES.rateLimited, 429],
  [CODES.internal, 500],
  [CODES.unavailable, 503],
]);

function failureOf({ code, msg, data, retryAfter }: SocketAnswer<unknown>): RequestFailure {
  if (code === CODES.validation) return { kind: 'validation', fields: data as InvalidField[], msg };
  const status = STATUS.get(code);
  if (status === undefined) return { kind: 'problem', code, msg, status: 200, data };
  return { kind: 'http', status, code, msg, ...(retryAfter !== undefined && { retryAfterMs: retryAfter * 1000 }) };
}
