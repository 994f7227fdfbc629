import { operations } from '@mortar/protocol/identity/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import { AppError } from '../../../lib/app-error.ts';
import { networkOf } from '../../../lib/network-of.ts';
import { isOwnPage } from '../../../lib/own-origin.ts';
import { route } from '../../../core/route.ts';
import { personOf } from '../confirmation/index.ts';
import type { IdentityContext, WaysIn } from '../context.ts';
import { callerOf } from '../caller.ts';
import type { AccountPorts } from '../ports.ts';
import { giveSession } from '../session/index.ts';
import { createAuto, type Auto, type AutoCall } from './auto.ts';
import { createBindings } from './bindings.ts';
import { registerCallbacks } from './callback-route.ts';
import { browserOf, keepBrowser } from './cookie.ts';
import { createEnter } from './enter.ts';
import { createFlows } from './flows.ts';
import { createJourney } from './journey.ts';
import { createParties } from './parties/index.ts';

export interface ThirdPartyDeps {
  ports: AccountPorts;
  ways: WaysIn;
  /** `thirdParties` are the credentials of this installation. */
  config: Pick<Config, 'publicUrl' | 'thirdParties'>;
}

export interface ThirdPartySignIn {
  /** Ends a sign-in that waits for an address, for who proves one by `open/bindingemail` (spec §7): the same step as `open/auto`. */
  finish(request: FastifyRequest, body: AutoCall['body']): ReturnType<Auto>;
  prune(): Promise<void>;
}

/** Binds what signing in by a third party takes. */
export function registerThirdParties(
  app: FastifyInstance,
  context: IdentityContext,
  { ports, ways, config: { publicUrl, thirdParties } }: ThirdPartyDeps,
): ThirdPartySignIn {
  const { db, clock, keyring, readProfile } = context;
  const parties = createParties(thirdParties);
  const flows = createFlows({ keyring, clock });
  const enter = createEnter({ ...context, ...ways, sendMail: ports.sendMail });
  const journey = createJourney({ db, clock, flows, parties, publicUrl });
  const auto = createAuto({ ...context, flows, enter, codes: ports.codes });
  const bindings = createBindings({ db, clock, flows, enter, sendMail: ports.sendMail });

  const callOf = (request: FastifyRequest, body: AutoCall['body']): Omit<AutoCall, 'once'> => ({
    body,
    caller: callerOf(request),
    browser: browserOf(request),
    grant: ports.grantOf(request),
  });

  registerCallbacks(app, journey);

  route(app, operations.startThirdParty, ({ body, request, reply }) =>
    journey.start(body, { person: request.person, browser: keepBrowser(request, reply) }),
  );

  route(app, operations.loginByThirdParty, async ({ body, request, reply, once }) => {
    // A cookie of this browser decides over it, and it gives the browser a session: only a page of ours may ask.
    if (!isOwnPage(request, publicUrl)) throw new AppError('forbidden');
    if (body.openid) await ports.codes.ensureHuman(request);
    const { session, reward } = await auto({ ...callOf(request, body), once });
    if (body.openid) ports.clearGrant(reply);
    return { ...giveSession(reply, session, await readProfile(session.userId)), ...reward };
  });

  route(app, operations.listThirdParties, ({ request }) => bindings.list(personOf(request)));

  route(app, operations.bindThirdParty, async ({ body, request }) => {
    await bindings.bind(personOf(request), body, { browser: browserOf(request), network: networkOf(request.ip) });
    return {};
  });

  route(app, operations.unbindThirdParty, async ({ body, request }) => {
    await bindings.unbind(personOf(request), body, networkOf(request.ip));
    return {};
  });

  return {
    finish: (request, body) => auto({ ...callOf(request, body), once: (work) => db.transaction(work) }),
    prune: () => flows.prune(db),
  };
}
