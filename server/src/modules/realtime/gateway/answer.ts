import { localeFromHeader, SUCCESS, type Locale } from '@mortar/protocol';
import type { SocketAnswer } from '@mortar/protocol/realtime';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { toAppError } from '../../../lib/fault.ts';
import type { MessageOf } from '../../../lib/messages.ts';
import type { Connection } from '../realtime.ts';
import { fullBucket, take, type Bucket } from './budget.ts';
import type { AnyCall, Calls, Handler } from './calls.ts';

/** Calls of one connection that may be under way at once. */
const MOST_AT_ONCE = 64;
/** Refused for their number, one after the other, before the connection is ended. */
const MOST_EXCESS = 200;
/** Longest name of a tab. */
const TAB_CHARACTERS = 64;

/** What one connection has used up. */
interface Spent {
  shared: Bucket;
  /** By the name of a call that has a budget of its own. */
  own?: Record<string, Bucket>;
  running: number;
  excess: number;
}

export interface AnswerDeps {
  calls: Calls;
  clock: Clock;
  messageOf: MessageOf;
  /** Calls a minute of one connection. */
  perMinute: number;
  /** A call failed for a reason of ours. */
  failed(error: unknown, name: string): void;
  /** A call was answered. */
  answered(name: string, codeName: string, ms: number): void;
}

/** Answers a call; it never throws. */
export type Answer = (name: string, input: unknown, meta: unknown) => Promise<SocketAnswer<unknown>>;

const ownOf = (spent: Spent, name: string, perMinute: number): Bucket => ((spent.own ??= {})[name] ??= fullBucket(perMinute));

/** Answers the calls of connections, with the checks, codes and texts of HTTP. */
export function createAnswers({ calls, clock, messageOf, perMinute, failed, answered }: AnswerDeps): (connection: Connection) => Answer {
  function spend(spent: Spent, name: string, handler: Handler | undefined): void {
    const now = clock.now();
    const wait =
      take(spent.shared, perMinute, now) ||
      (handler?.perMinute === undefined ? 0 : take(ownOf(spent, name, handler.perMinute), handler.perMinute, now));
    spent.excess = wait ? spent.excess + 1 : 0;
    if (wait) throw new AppError('rateLimited', { retryAfter: wait });
    if (spent.running >= MOST_AT_ONCE) throw new AppError('rateLimited', { retryAfter: 1 });
  }

  async function dataOf(name: string, input: unknown, call: AnyCall, spent: Spent): Promise<unknown> {
    const handler = calls.find(name);
    spend(spent, name, handler);
    if (!handler) throw new AppError('notFound');
    if (handler.access === 'user' && !call.connection.person) throw new AppError('tokenInvalid');
    const checked = handler.check(input, call.locale);
    spent.running++;
    try {
      return (await handler.work(checked, call)) ?? {};
    } finally {
      spent.running--;
    }
  }

  function refusal(error: AppError, locale: Locale): SocketAnswer<unknown> {
    const { code, retryAfter } = error;
    const msg = messageOf(code, locale, retryAfter);
    return { code, msg, data: error.dataFor(locale), ...(retryAfter !== undefined && { retryAfter }) };
  }

  return (connection) => {
    const spent: Spent = { shared: fullBucket(perMinute), running: 0, excess: 0 };
    return async (name, input, meta) => {
      const call = { connection, ...callerOf(meta) };
      const since = clock.now();
      // A name that nobody has is the caller's: figures do not grow by it.
      const tell = (codeName: string) => answered(calls.find(name) ? name : 'unknown', codeName, clock.now() - since);
      try {
        const data = await dataOf(name, input, call, spent);
        tell('success');
        return { code: SUCCESS, msg: '', data };
      } catch (error) {
        const known = toAppError(error);
        if (known.status >= 500) failed(error, name);
        tell(known.codeName);
        if (spent.excess > MOST_EXCESS) connection.close();
        return refusal(known, call.locale);
      }
    };
  };
}

/** What a browser says of a call besides its input; a program may leave it out. */
function callerOf(meta: unknown): Pick<AnyCall, 'locale' | 'tab'> {
  const { lang, tab } = Object(meta) as { lang?: unknown; tab?: unknown };
  return {
    locale: localeFromHeader(typeof lang === 'string' ? lang : undefined),
    tab: typeof tab === 'string' ? tab.slice(0, TAB_CHARACTERS) : '',
  };
}
