import type { Input } from '@mortar/protocol';
import type { bindEmail, SessionData, ThirdPartyType } from '@mortar/protocol/identity';
import type { FastifyRequest } from 'fastify';
import type { OpenSession } from '../session/index.ts';

/** A call that binds an address to a sign-in by a third party, which `openid` names (spec §3). */
export type PendingBinding = Input<typeof bindEmail> & { registertype: ThirdPartyType; openid: string };

/** Who was signed in, and the reward of a sign-up. */
export interface Finished {
  session: OpenSession;
  reward: Pick<SessionData, 'brickstype' | 'bricksamount'>;
}

/** Sign-ins by a third party that wait for an address (security D5). */
export interface PendingSignIns {
  /**
   * Proves the address by the call's code or grant and signs in whom this browser's ticket names.
   * @throws AppError when there is no ticket, it is of another `openid` or `registertype`, or the code is wrong
   */
  finish(request: FastifyRequest, body: PendingBinding): Promise<Finished>;
}
