import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES, THIRD_PARTIES } from '@mortar/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createThirdPartyServer, traveller, type ThirdPartyServer } from '../../../../test/third-party.ts';
import { createEnter } from './enter.ts';
import { createFlows } from './flows.ts';
import { createPendingSignIns } from './pending-sign-ins.ts';

jest.setTimeout(30_000);

let server: ThirdPartyServer;
let pending: ReturnType<typeof createPendingSignIns>;
beforeAll(async () => {
  server = await createThirdPartyServer();
  const { clock, standing, service, keyring } = server.sessions;
  const enter = createEnter({ clock, standing, sessions: service, ports: server.ports, keyring });
  pending = createPendingSignIns({ flows: createFlows({ keyring, clock }), enter });
});
afterAll(() => server.close());

/** A browser whose sign-in by X waits for an address. */
async function waiting() {
  server.x.profile = { data: { id: String(Date.now()) } };
  const visitor = traveller(server);
  const { openid } = (await visitor.comeIn('x')).json<{ data: { openid: string } }>().data;
  const cookie = [...visitor.browser.cookies].map((pair) => pair.join('=')).join('; ');
  const request = { headers: { cookie }, ip: '127.0.0.1' } as FastifyRequest;
  const finish = (claim: object = {}, from = request) =>
    server.database.db.transaction((tx) =>
      pending.finish(tx, from, { registertype: THIRD_PARTIES.x, openid, email: 'pending@example.com', ...claim }),
    );
  return { visitor, finish };
}

describe('a sign-in that waits for an address', () => {
  test('it makes the person for its own browser, ticket and third party, once', async () => {
    const { visitor, finish } = await waiting();
    const refused = { code: CODES.thirdPartyLoginRefused };
    await expect(finish({ openid: 'x'.repeat(43) })).rejects.toMatchObject(refused);
    await expect(finish({ registertype: THIRD_PARTIES.discord })).rejects.toMatchObject(refused);
    await expect(finish({ registertype: 99 })).rejects.toMatchObject(refused);
    await expect(finish({}, { headers: {}, ip: '127.0.0.1' } as FastifyRequest)).rejects.toMatchObject(refused);
    const { uid } = await finish();
    await expect(finish()).rejects.toMatchObject(refused);
    expect(await visitor.session('x')).toMatchObject({ uid, email: 'pending@example.com' });
  });

  test('it takes the browser’s cookie away by name', () => {
    const clearCookie = jest.fn();
    pending.clear({ clearCookie } as unknown as FastifyReply);
    expect(clearCookie).toHaveBeenCalledWith('__Host-mortar_third_party', expect.objectContaining({ path: '/', secure: true }));
  });
});
