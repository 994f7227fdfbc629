import { register } from '@mortar/protocol/identity';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { addressOf } from '../../../core/idempotency.ts';
import type { Db } from '../../../db/db.ts';
import { appCodes } from '../app-code/tables.ts';
import { idempotency, sessions } from '../session/tables.ts';
import { audit, roles } from '../../moderation/index.ts';
import { devices, identities, inviteCodes, passwords, users } from '../users/tables.ts';

/** The SQL of leaving. */
export function leavingOf(db: Db) {
  return {
    /** Takes every way to sign in and everything personal away. The row stays, for bookings and boards hang on it. */
    async erase({ userId, uid }: { userId: number; uid: string }, at: Date): Promise<void> {
      // How they signed up is kept for a day by the device; the device itself goes below.
      const ownDevices = db
        .select({ caller: sql`'device:' || ${devices.deviceId}` })
        .from(devices)
        .where(eq(devices.userId, userId));
      await db.delete(idempotency).where(and(eq(idempotency.endpoint, addressOf(register)), inArray(idempotency.caller, ownDevices)));
      await db.delete(identities).where(eq(identities.userId, userId));
      await db.delete(passwords).where(eq(passwords.userId, userId));
      await db.delete(inviteCodes).where(eq(inviteCodes.userId, userId));
      await db.delete(devices).where(eq(devices.userId, userId));
      await db.delete(roles).where(eq(roles.userId, userId));
      await db.delete(appCodes).where(eq(appCodes.userId, userId));
      await db.delete(idempotency).where(eq(idempotency.caller, `user:${userId}`));
      await db.update(sessions).set({ deviceId: '', deviceName: '', key: null }).where(eq(sessions.userId, userId));
      await db
        .update(users)
        .set({ ...NOBODY, deletedAt: at })
        .where(eq(users.id, userId));
      // Events stay; where they came from does not.
      await db
        .update(audit)
        .set({ detail: sql`${audit.detail} - 'network' - 'os'` })
        .where(or(eq(audit.target, `user:${uid}`), eq(audit.actor, `user:${uid}`)));
    },
  };
}

/** A profile without a person. */
const NOBODY = {
  username: '',
  headimgurl: '',
  personalprofile: '',
  profileimageurl: '',
  bannerimageurl: '',
  instagramurl: '',
  websiteurl: '',
  twitterurl: '',
  imgsource: '',
  registertype: 0,
  certification: false,
};
