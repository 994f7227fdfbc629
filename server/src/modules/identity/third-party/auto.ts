import type { Input } from '@mortar/protocol';
import type { loginByThirdParty } from '@mortar/protocol/identity';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Caller } from '../caller.ts';
import { ensureOk } from '../codes/consume.ts';
import type { AccountPorts } from '../ports.ts';
import type { OpenSession, SessionTokens } from '../session/index.ts';
import { checkKey } from '../session/sign-in-fields.ts';
import { comparedEmail, emailOrRefuse } from '../users/email.ts';
import { identitiesOf } from '../users/identities.ts';
import { IdentityTaken } from '../users/create-person.ts';
import type { Enter, KeptSignIn, PartyVisitor } from './enter.ts';
import type { Answered, Demand, Flows, Pending } from './flows.ts';
import { partyOf } from './names.ts';

export interface AutoDeps {
  db: Db;
  flows: Flows;
  enter: Enter;
  tokens: Pick<SessionTokens, 'open'>;
  codes: AccountPorts['codes'];
}

export interface AutoCall {
  body: Input<typeof loginByThirdParty>;
  caller: Caller;
  /** Secret of the browser; empty when it began nothing. */
  browser: string;
  /** The one-time grant that stands for a code. */
  grant: string | undefined;
  /** Runs the work once per idempotency key, in one transaction. */
  once(work: (tx: Db) => Promise<KeptStep>): Promise<KeptStep>;
}

/** What is kept of a call: ids only. */
type KeptStep = KeptSignIn | { demand: Demand };

const TICKET = /^[A-Za-z0-9_-]{43}$/;
const SAME = { verify: 'thirdPartyNeedsVerification', bindEmail: 'thirdPartyNeedsEmail' } as const;

/** `open/auto`: who comes is who the third party named to our server; what the browser says of it decides nothing (security D2). */
export function createAuto({ db, flows, enter, tokens, codes }: AutoDeps) {
  const visitorOf = ({ body, caller }: AutoCall, { somebody }: Answered): PartyVisitor => ({
    party: partyOf(body.registertype),
    subject: somebody.subject,
    caller,
    key: body.key,
    invitecode: body.invitecode,
  });

  /** The step that a call goes on from. @throws AppError 1511451 when there is none, or it is of another third party */
  function fitting<S extends Answered>(step: S | undefined, { body }: AutoCall): S {
    const isOurs = step !== undefined && step.party === partyOf(body.registertype) && step.bindTo === undefined;
    if (!isOurs) throw new AppError('thirdPartyLoginRefused');
    return step;
  }

  /** Who somebody is here, before any address is asked for. */
  async function recognise(tx: Db, answered: Answered, visitor: PartyVisitor): Promise<KeptStep> {
    const { email, trust, subject } = answered.somebody;
    const find = () => identitiesOf(tx).ownerOf({ kind: answered.party, subject });
    const known = await find();
    if (known) return enter.signIn(tx, known, visitor);
    if (email === null) return { demand: 'bindEmail' };
    if (trust === 'none') return { demand: 'verify' };
    const owner = await identitiesOf(tx).holdOfEmail(email);
    if (!owner) return enter.signUp(tx, email, visitor);
    // An account is given away only to who has the mailbox now: by the word of who runs it, else by a code (security D4).
    if (trust === 'owned') return enter.link(tx, owner, visitor);
    // Who comes twice at once may have made that account since they were looked for.
    const arrived = await find();
    return arrived ? enter.signIn(tx, arrived, visitor) : { demand: 'verify' };
  }

  async function first(tx: Db, call: AutoCall): Promise<KeptStep> {
    const { body, browser } = call;
    const code = body.code ?? '';
    const answered = fitting(await flows.take(tx, 'answered', code, browser), call);
    const claimed = body.email ? comparedEmail(body.email) : undefined;
    if (claimed !== undefined && claimed !== comparedEmail(answered.somebody.email ?? '')) throw new AppError('thirdPartyLoginRefused');
    const outcome = await recognise(tx, answered, visitorOf(call, answered));
    if ('demand' in outcome) await flows.put(tx, 'pending', flows.ticketOf(code), browser, { ...answered, demand: outcome.demand });
    return outcome;
  }

  async function prove(tx: Db, { body, caller, grant }: AutoCall, pending: Pending): Promise<string> {
    const email = emailOrRefuse(body.email ?? '');
    const isOther = pending.demand === 'verify' && comparedEmail(email) !== comparedEmail(pending.somebody.email ?? '');
    if (isOther) throw new AppError('thirdPartyLoginRefused');
    ensureOk(await codes.consume(tx, { email, purpose: pending.demand, network: caller.network, code: body.code, grant }));
    return email;
  }

  async function second(tx: Db, call: AutoCall): Promise<KeptStep> {
    const pending = fitting(await flows.take(tx, 'pending', call.body.openid ?? '', call.browser), call);
    const email = await prove(tx, call, pending);
    const visitor = visitorOf(call, pending);
    const known = await identitiesOf(tx).ownerOf({ kind: pending.party, subject: pending.somebody.subject });
    if (known) return enter.signIn(tx, known, visitor);
    const owner = await identitiesOf(tx).holdOfEmail(email);
    return owner ? enter.link(tx, owner, visitor) : enter.signUp(tx, email, visitor);
  }

  /** @throws AppError 1511453 or 1511600 with what the next call must carry (spec §8) */
  async function demanded({ body, browser }: AutoCall): Promise<never> {
    const { registertype, code = '' } = body;
    const openid = flows.ticketOf(code);
    const pending = await flows.read(db, 'pending', openid, browser);
    if (!pending) throw new AppError('thirdPartyLoginRefused');
    const { demand, somebody } = pending;
    throw new AppError(SAME[demand], { data: { registertype, openid, email: demand === 'verify' ? somebody.email : null } });
  }

  return async function auto(call: AutoCall): Promise<{ session: OpenSession; reward: Omit<KeptSignIn, 'sessionId'> }> {
    const { body, once } = call;
    checkKey(body.key);
    const isFirst = !body.openid;
    if (isFirst && !TICKET.test(body.code ?? '')) throw new AppError('thirdPartyLoginRefused');
    const work = (tx: Db) => (isFirst ? first(tx, call) : second(tx, call));
    const outcome = await once(work).catch((error: unknown) => {
      if (error instanceof IdentityTaken) return once(work);
      throw error;
    });
    if ('demand' in outcome) return demanded(call);
    const { sessionId, ...reward } = outcome;
    return { session: await tokens.open(sessionId), reward };
  };
}

export type Auto = ReturnType<typeof createAuto>;
