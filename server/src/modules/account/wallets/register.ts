import type { WalletAddress } from '@mortar/chain/address';
import type { Db } from '../../../db/db.ts';
import { addAudit } from '../standing/index.ts';
import type { Caller } from '../session/index.ts';
import { newInviteCode, newUid } from '../users/names.ts';
import { usersOf } from '../users/repository.ts';
import { walletsOf } from './repository.ts';
import { shortAddress } from './short-address.ts';

export interface NewPerson {
  wallet: WalletAddress;
  caller: Caller;
  invitecode: string | undefined;
  at: Date;
}

/** Makes the person of a wallet's first sign-in, named by its address, with who invited them; undefined when somebody was quicker. */
export async function addWalletPerson(
  tx: Db,
  { wallet, caller, invitecode, at }: NewPerson,
): Promise<{ userId: number; uid: string } | undefined> {
  const uid = newUid();
  const names = { uid, username: shortAddress(wallet.address), inviteCode: newInviteCode() };
  const person = await walletsOf(tx).addPerson({ wallet, ...names, locale: caller.locale, at });
  if (!person) return undefined;
  const inviter = invitecode === undefined ? undefined : await usersOf(tx).inviter(invitecode);
  if (inviter)
    await usersOf(tx).addInvite({ userId: person.userId, inviterId: inviter.userId, code: invitecode ?? '', network: caller.network, at });
  const detail = { network: caller.network, os: caller.device.os, invited: inviter ? 1 : 0, wallet: wallet.family };
  await addAudit(tx, { at, actor: `user:${uid}`, action: 'register', target: `user:${uid}`, outcome: 'done', detail });
  return { ...person, uid };
}
