import type { Locale } from '@mortar/protocol';
import type { Db } from '../../../db/db.ts';
import type { AccountChange } from '../../../mail/index.ts';
import { addAudit } from '../../moderation/index.ts';
import type { Caller } from '../caller.ts';
import type { SendMail } from '../ports.ts';
import { identitiesOf, type AccountOwner } from '../users/identities.ts';

/** A change that its owner is told of (security B5, F16). */
export interface Notice {
  to: string;
  locale: Locale;
  change: AccountChange;
  caller: Pick<Caller, 'device'>;
  at: Date;
}

/** Orders the mail that tells an owner of a change, in the transaction of the change. */
export function tellOwner(tx: Db, sendMail: SendMail, { to, locale, change, caller: { device }, at }: Notice): Promise<void> {
  const values = { change, device: device.deviceName || device.os, at: at.toISOString() };
  return sendMail(tx, { to, locale, template: 'accountChange', values });
}

/** A change of an account, as the audit keeps it and its owner is told. */
export interface KeptChange extends Pick<Notice, 'change' | 'at'> {
  owner: AccountOwner;
  caller: Caller;
  /** How the audit calls it. */
  action: string;
  /** Who did it; the owner when unset. */
  actor?: string;
  /** What the audit keeps beside network and system. */
  more?: Record<string, number>;
  /** Addresses that are told; the account's own when unset. */
  to?: readonly (string | undefined)[];
}

/** Keeps a change and tells the owner, in the transaction of the change. */
export async function keepAndTell(tx: Db, sendMail: SendMail, kept: KeptChange): Promise<void> {
  const { owner, caller, action, change, at, more } = kept;
  const target = `user:${owner.uid}`;
  const detail = { network: caller.network, os: caller.device.os, ...more };
  await addAudit(tx, { at, actor: kept.actor ?? target, action, target, outcome: 'done', detail });
  const addresses = kept.to ?? [await identitiesOf(tx).emailOf(owner.userId)];
  for (const to of addresses) if (to !== undefined) await tellOwner(tx, sendMail, { to, locale: owner.locale, change, caller, at });
}
