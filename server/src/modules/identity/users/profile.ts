import type { UserProfile } from '@mortar/protocol/identity';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { prepareProfile } from './repository.ts';

/** What a person shows of themselves. @throws AppError `tokenInvalid` when there is no such person any more */
export type ReadProfile = (userId: number) => Promise<UserProfile>;

export function createProfileReader(db: Db): ReadProfile {
  const query = prepareProfile(db);
  return async (userId) => {
    const [row] = await query.execute({ userId });
    if (!row) throw new AppError('tokenInvalid');
    return wireProfile(row);
  };
}

type ProfileRow = Awaited<ReturnType<ReturnType<typeof prepareProfile>['execute']>>[number];

function wireProfile({ user, email, invitecode, wallet }: ProfileRow): UserProfile {
  return {
    uid: user.uid,
    // Our own key would tell how many people there are.
    id: user.uid,
    email: email ?? '',
    username: user.username,
    headimgurl: user.headimgurl,
    walletaddress: wallet ?? '',
    personalprofile: user.personalprofile,
    profileimageurl: user.profileimageurl,
    bannerimageurl: user.bannerimageurl,
    instagramurl: user.instagramurl,
    websiteurl: user.websiteurl,
    twitterurl: user.twitterurl,
    imgsource: user.imgsource,
    registertype: user.registertype,
    certification: user.certification,
    invitecode: invitecode ?? '',
  };
}
