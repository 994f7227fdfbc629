import type { Input, Locale, Output } from '@mortar/protocol';
import type { listSignInMethods, updateProfile } from '@mortar/protocol/identity';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Person } from '../../../lib/person.ts';
import type { Assets } from '../../uploads/index.ts';
import { addAudit } from '../../moderation/index.ts';
import { identitiesOf } from '../users/identities.ts';
import { readProfileTexts } from './profile-fields.ts';
import { settingsOf, type ProfileChange } from './repository.ts';

export interface SettingsDeps {
  db: Db;
  clock: Clock;
  assets: Assets;
}

/** Where a picture comes from; the only place there is today. */
const UPLOADED = 'upload';

/** What a person's picture and banner are used by, for the files' room. */
export const pictureUses = (userId: number) => ({ avatar: `avatar:${userId}`, banner: `profile-banner:${userId}` });

/** Profile and language (spec §3). Certification is an operator's and not to be set here. */
export function createSettings({ db, clock, assets }: SettingsDeps) {
  /** Takes a file in the place of the one before. @returns its address, empty when it was taken away, undefined when nothing changes */
  async function pictureUrl(tx: Db, userId: number, purpose: 'avatar' | 'banner', id: string | undefined): Promise<string | undefined> {
    if (id === undefined) return undefined;
    const usedBy = pictureUses(userId)[purpose];
    await assets.release(tx, usedBy);
    if (id === '') return '';
    const [asset] = await assets.use(tx, userId, [id], usedBy, purpose);
    return asset?.url ?? '';
  }

  async function pictures(tx: Db, userId: number, { picture, banner }: Input<typeof updateProfile>): Promise<ProfileChange> {
    const head = await pictureUrl(tx, userId, 'avatar', picture);
    const wide = await pictureUrl(tx, userId, 'banner', banner);
    return {
      ...(head !== undefined && { headimgurl: head, profileimageurl: head, imgsource: head === '' ? '' : UPLOADED }),
      ...(wide !== undefined && { bannerimageurl: wide }),
    };
  }

  return {
    /** @throws AppError `validation` that names every field that is off; `notFound` for a file that is gone, another's, or of another purpose */
    async updateProfile({ userId, uid }: Person, body: Input<typeof updateProfile>): Promise<void> {
      const texts = readProfileTexts(body);
      await db.transaction(async (tx) => {
        const change = { ...texts, ...(await pictures(tx, userId, body)) };
        const fields = Object.keys(change);
        if (fields.length === 0) return;
        if (!(await settingsOf(tx).change(userId, change))) throw new AppError('tokenInvalid');
        const target = `user:${uid}`;
        const detail = { fields: fields.join(',') };
        await addAudit(tx, { at: new Date(clock.now()), actor: target, action: 'profile.update', target, outcome: 'done', detail });
      });
    },

    async signInMethods({ userId }: Person): Promise<Output<typeof listSignInMethods>> {
      const [methods, password] = await Promise.all([identitiesOf(db).methods(userId), identitiesOf(db).passwordOf(userId)]);
      const items = methods.map(({ kind, subject, chain, verifiedAt }) => ({
        kind,
        subject,
        ...(chain !== 0 && { chainid: chain }),
        boundat: verifiedAt.toISOString(),
      }));
      return { items, haspassword: password !== undefined };
    },

    async setLanguage({ userId }: Person, locale: Locale): Promise<void> {
      if (!(await settingsOf(db).change(userId, { locale }))) throw new AppError('tokenInvalid');
    },
  };
}
