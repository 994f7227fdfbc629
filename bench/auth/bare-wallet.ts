import { fromContent, readMessage } from '@mortar/chain/message';
import { verifyEthereum } from '@mortar/chain/verify';
import { SUCCESS } from '@mortar/protocol';
import { loginByWallet } from '@mortar/protocol/identity';
import { openDatabase, systemClock } from '@mortar/server';
import type { FastifyInstance } from 'fastify';
import { loadKeyring } from '../../server/src/lib/keyring.ts';
import { createBeginSession } from '../../server/src/modules/identity/session/begin-session.ts';
import { createSessionTokens } from '../../server/src/modules/identity/session/tokens.ts';
import { identitiesOf } from '../../server/src/modules/identity/users/identities.ts';
import { noncesOf } from '../../server/src/modules/identity/wallets/nonces.ts';
import { identityOf } from '../../server/src/modules/identity/wallets/proven.ts';

/**
 * The peer of `wallet.rps`: a route that takes the same body, uses the nonce up, tells who signed by the same curve, finds whose
 * the wallet is and begins the session, by the same three statements, and asks for nothing else.
 */
export async function addBareWalletLogin(app: FastifyInstance): Promise<void> {
  const { db } = await openDatabase(process.env['DATABASE_URL'] ?? '');
  const keyring = await loadKeyring({ dataDir: process.env['DATA_DIR'] ?? '', sessionSecret: undefined });
  const tokens = createSessionTokens({ db, keyring, clock: systemClock });
  const beginSession = createBeginSession({ db, tokens, sendMail: async () => undefined });

  app.post<{ Body: { content: string; sign: string }; Headers: { deviceid: string } }>(loginByWallet.path, async ({ body, headers }) => {
    const text = fromContent(body.content) ?? '';
    const kept = await noncesOf(db).take(readMessage(text)?.nonce ?? '');
    if (!kept || (await verifyEthereum({ text, address: kept.address, signature: body.sign }, undefined)) !== 'valid')
      throw new Error('refused');
    const credential = identityOf({ ...kept, chain: 0 });
    const owner = await identitiesOf(db).ownerOf(credential);
    if (!owner) throw new Error('nobody’s');
    const caller = { network: '', locale: 'en' as const, device: { deviceId: headers.deviceid, deviceName: 'Benchmark', os: 'web' } };
    const signedIn = await beginSession({ ...owner, credential, caller, key: undefined, action: 'login' });
    return { code: SUCCESS, data: signedIn };
  });
}
