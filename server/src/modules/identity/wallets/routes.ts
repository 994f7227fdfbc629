import type { NonceType } from '@mortar/protocol/identity';
import { operations } from '@mortar/protocol/identity/operations';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/db.ts';
import { networkOf } from '../../../lib/network-of.ts';
import { route } from '../../../core/route.ts';
import { browserSecret } from '../browser-secret.ts';
import type { IdentityContext, WaysIn } from '../context.ts';
import { callerOf } from '../caller.ts';
import type { AccountPorts } from '../ports.ts';
import { giveSession } from '../session/index.ts';
import { createWalletChanges } from './change.ts';
import { createHoldings } from './holdings.ts';
import { BROWSER_MS, NEW_PEOPLE } from './limits.ts';
import { createWalletLogin } from './login.ts';
import { addressOrRefuse, createNonceService } from './nonce-service.ts';
import { createProve } from './prove.ts';

const { browserOf, keepBrowser } = browserSecret('wallet', 'strict', { bytes: 16, ms: BROWSER_MS });

/** Binds the endpoints of wallets. */
export function registerWalletRoutes(
  app: FastifyInstance,
  context: IdentityContext,
  ports: AccountPorts,
  { ways, config: { publicUrl, chains } }: { ways: WaysIn; config: Pick<Config, 'publicUrl' | 'chains'> },
) {
  const deps = { ...context, publicUrl, chains };
  const nonces = createNonceService(deps);
  const prove = createProve(deps);
  const countNew = async (tx: Db, network: string) => ports.human.count(tx, NEW_PEOPLE, network);
  const login = createWalletLogin({ ...deps, ...ways, prove, countNew });
  const changes = createWalletChanges({ ...deps, sendMail: ports.sendMail, prove });
  const holdings = createHoldings(chains);

  route(app, operations.getWalletOptions, () => ({ chainids: Object.keys(chains.rpc).map(Number), demo: chains.isEmbedded }));

  route(app, operations.getWalletNonce, async ({ query, request, reply }) => {
    const { address } = addressOrRefuse(query.address);
    const order = { address, type: query.type as NonceType, person: request.person };
    return nonces.give({ ...order, browser: keepBrowser(request, reply) });
  });

  route(app, operations.loginByWallet, async ({ body, request, reply }) => {
    const caller = callerOf(request);
    // Before the nonce is used up, so that the page can send the same call again with the check.
    await ports.human.ensure(request, NEW_PEOPLE, caller.network);
    const { session, person, reward } = await login({ body, caller, browser: browserOf(request) });
    return { ...giveSession(reply, session, person), ...reward };
  });

  route(app, operations.getWalletAddress, async ({ query, request }) => {
    const wallet = addressOrRefuse(query.address);
    return { address: wallet.address, bound: request.person !== null && (await changes.isBound(request.person, wallet)) };
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
    const [profile, wallet] = await Promise.all([context.readProfile(userId), changes.shown(userId)]);
    return { ...profile, wallet: await holdings(wallet) };
  });

  return { prune: nonces.prune };
}
