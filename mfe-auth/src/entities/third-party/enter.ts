import { signedIn } from '@mortar/host';
import { loginByThirdParty, type ThirdPartyType } from '@mortar/protocol/identity';
import { createTask } from '@mortar/remote-kit';
import { sample } from 'effector';
import { attendantsFx } from '#entities/credentials';

/** What `open/auto` takes: a third party's answer, or a ticket with a proven address (spec §3). */
interface ThirdPartyLogin {
  registertype: ThirdPartyType;
  openid: string;
  email: string | null;
  /** Left out when the browser holds the grant of a followed link. */
  code?: string;
}

/** Signs in, or up. */
export const enterFx = createTask(async (login: ThirdPartyLogin, { bind, call }) =>
  call(loginByThirdParty, { ...login, ...(await bind(attendantsFx)()) }),
);

sample({ clock: enterFx.doneData, target: signedIn });
