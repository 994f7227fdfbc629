import type { Db } from '../../../db/db.ts';
import type { AccountChange } from '../../../mail/index.ts';
import { addAudit } from '../../moderation/index.ts';
import type { Caller } from '../caller.ts';
import type { SendMail } from '../ports.ts';
import { identitiesOf, type AccountOwner } from '../users/identities.ts';

/** A change that its owner is told of (security B5, F16). */
export interface Notice {
  owner: AccountOwner;
  change: AccountChange;
  /** What it was done with, or to. */
  about: { device: string } | { address: string } | { party: string };
  at: Date;
  /** Addresses that are told; the account's own when unset. */
  to?: readonly (string | undefined)[];
}

export const deviceOf = ({ device: { deviceName, os } }: Pick<Caller, 'device'>) => ({ device: deviceName || os });

/** Orders the mail that tells an owner of a change, in the transaction of the change; who has no address gets none. */
export async function tellOwner(tx: Db, sendMail: SendMail, { owner, change, about, at, to }: Notice): Promise<void> {
  const values = { change, ...about, at: at.toISOString() };
  const addresses = to ?? [await identitiesOf(tx).emailOf(owner.userId)];
  for (const address of addresses)
    if (address !== undefined) await sendMail(tx, { to: address, locale: owner.locale, template: 'accountChange', values });
}

/** A change of an account, as the audit keeps it and its owner is told. */
interface KeptChange extends Omit<Notice, 'about'> {
  caller: Caller;
  /** How the audit calls it. */
  action: string;
  /** Who did it; the owner when unset. */
  actor?: string;
  /** What the audit keeps beside network and system. */
  more?: Record<string, number>;
}

/** Keeps a change and tells the owner, in the transaction of the change. */
export async function keepAndTell(tx: Db, sendMail: SendMail, kept: KeptChange): Promise<void> {
  const { owner, caller, action, at, more } = kept;
  const target = `user:${owner.uid}`;
  const detail = { network: caller.network, os: caller.device.os, ...more };
  await addAudit(tx, { at, actor: kept.actor ?? target, action, target, outcome: 'done', detail });
  await tellOwner(tx, sendMail, { ...kept, about: deviceOf(caller) });
}
