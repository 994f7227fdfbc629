import type { Locale } from '@mortar/protocol';
import type { Db } from '../../../db/db.ts';
import type { AccountChange } from '../../../mail/index.ts';
import type { Caller } from '../caller.ts';
import type { SendMail } from '../ports.ts';

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
