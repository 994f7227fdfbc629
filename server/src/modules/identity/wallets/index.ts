import type { NonceType } from '@mortar/protocol/identity';
import { operations } from '@mortar/protocol/identity/operations';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config.ts';
import { localeOf } from '../../../lib/locale-of.ts';
import { networkOf } from '../../../lib/network-of.ts';
import { route } from '../../../lib/route.ts';
import { callerOf, createBeginSession, sessionDataOf, setSessionCookies, type AccountPorts, type Sessions } from '../session/index.ts';
import { createCreatePerson } from '../users/create-person.ts';
import { browserOf, keepBrowser } from './browser-cookie.ts';
import { createWalletChanges } from './change.ts';
import { createHoldings } from './holdings.ts';
import { NEW_PEOPLE } from './limits.ts';
import { createWalletLogin } from './login.ts';
import { addressOrRefuse, createNonceService } from './nonce-service.ts';
import { createProve } from './prove.ts';
import { walletsOf } from './repository.ts';

/** Binds the endpoints of wallets. */
export function registerWalletRoutes(app: FastifyInstance, sessions: Sessions, ports: AccountPorts, { chains }: Pick<Config, 'chains'>) {
  const { db } = sessions;
  const deps = { ...sessions, chains };
  const nonces = createNonceService(deps);
  const prove = createProve(deps);
  const countNew = async (tx: typeof db, network: string) => ports.human?.count(tx, NEW_PEOPLE, network);
  const beginSession = createBeginSession({ db, sessions: sessions.service, sendMail: ports.sendMail });
  const createPerson = createCreatePerson({ ...sessions, rewards: ports.rewards });
  const login = createWalletLogin({ ...deps, createPerson, beginSession, prove, countNew });
  const changes = createWalletChanges({ ...deps, sendMail: ports.sendMail, prove });
  const holdings = createHoldings(chains);

  route(app, operations.getWalletOptions, () => ({ chainids: Object.keys(chains.rpc).map(Number), demo: chains.isEmbedded }));

  route(app, operations.getWalletNonce, async ({ query, request, reply }) => {
    const { address } = addressOrRefuse(query.address, localeOf(request));
    const order = { address, type: query.type as NonceType, person: request.person, locale: localeOf(request) };
    return nonces.give({ ...order, browser: keepBrowser(request, reply) });
  });

  route(app, operations.loginByWallet, async ({ body, request, reply }) => {
    const caller = callerOf(request);
    // Before the nonce is used up, so that the page can send the same call again with the check.
    await ports.human?.ensure(request, NEW_PEOPLE, caller.network);
    const { session, person, reward } = await login({ body, caller, browser: browserOf(request) });
    const data = sessionDataOf(session, person);
    setSessionCookies(reply, data, session.refreshToken);
    return { ...data, ...reward };
  });

  route(app, operations.getWalletAddress, async ({ query, request }) => {
    const wallet = addressOrRefuse(query.address, localeOf(request));
    const owner = request.person ? await walletsOf(db).owner(wallet) : undefined;
    return { address: wallet.address, bound: owner !== undefined && owner.userId === request.person?.userId };
  });

  const changeOf = (signed: Parameters<typeof changes.bind>[0]['signed'], request: Parameters<typeof callerOf>[0]) => ({
    signed,
    person: request.person!,
    network: networkOf(request.ip),
    browser: browserOf(request),
  });
  route(app, operations.bindWallet, ({ body, request }) => changes.bind(changeOf(body, request)));
  route(app, operations.unbindWallet, ({ body, request }) => changes.unbind(changeOf(body, request)));

  route(app, operations.getWalletProfile, async ({ request }) => {
    const { userId } = request.person!;
    const [profile, wallet] = await Promise.all([sessions.readProfile(userId), walletsOf(db).latest(userId)]);
    return { ...profile, wallet: await holdings(wallet) };
  });

  return { prune: nonces.prune };
}
