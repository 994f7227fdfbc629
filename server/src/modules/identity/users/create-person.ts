import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import type { Caller } from '../caller.ts';
import type { SignUpRewards } from '../ports.ts';
import { addAudit } from '../../moderation/index.ts';
import { newInviteCode, newUid, newUsername } from './names.ts';
import { networkHash } from './network-hash.ts';
import { usersOf, type Identity } from './repository.ts';

export interface CreatePersonDeps {
  clock: Clock;
  keyring: Pick<Keyring, 'mac'>;
  rewards: SignUpRewards;
}

/** Somebody new, with the ways to sign in that they have proven to be theirs. */
export interface NewPerson {
  identities: readonly Identity[];
  passwordHash?: string;
  /** A neutral name when unset. */
  username?: string;
  registertype?: number;
  caller: Caller;
  /** Code of who led them here, as it was given. */
  invitecode: string | undefined;
  /** How the audit calls it. */
  action: string;
  /** What the audit keeps beside network and system. */
  detail?: Record<string, string>;
}

export interface CreatedPerson {
  userId: number;
  uid: string;
  reward: { brickstype: number; bricksamount: number };
}

/** A way to sign in became another's since it was looked up. */
export class IdentityTaken extends Error {}

/** The one way to make a person, in the transaction of what proved them: names, ways to sign in, invite, audit, reward. */
export function createCreatePerson({ clock, keyring, rewards }: CreatePersonDeps) {
  /** Keeps who led a newcomer here; false when nobody did. */
  async function addInvite(tx: Db, userId: number, { invitecode: code, caller }: NewPerson, at: Date): Promise<boolean> {
    const inviter = code === undefined ? undefined : await usersOf(tx).inviter(code);
    if (code === undefined || !inviter) return false;
    await rewards.addInvite(tx, { userId, inviterId: inviter.userId, code, network: networkHash(keyring, caller.network), at });
    return true;
  }

  /** @throws IdentityTaken */
  return async function createPerson(tx: Db, newcomer: NewPerson): Promise<CreatedPerson> {
    const { caller, invitecode: _, action, detail, username = newUsername(), ...rest } = newcomer;
    const { network, device, locale } = caller;
    const at = new Date(clock.now());
    const uid = newUid();
    const userId = await usersOf(tx).add({ ...rest, uid, username, inviteCode: newInviteCode(), locale, at });
    if (userId === undefined) throw new IdentityTaken();
    const isInvited = await addInvite(tx, userId, newcomer, at);
    const actor = `user:${uid}`;
    const kept = { network, os: device.os, invited: isInvited ? 1 : 0, ...detail };
    await addAudit(tx, { at, actor, action, target: actor, outcome: 'done', detail: kept });
    return { userId, uid, reward: await rewards.grantRegistration(tx, userId) };
  };
}

export type CreatePerson = ReturnType<typeof createCreatePerson>;
