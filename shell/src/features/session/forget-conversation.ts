import { forgetPersonalUserInfo, signedOut } from '@mortar/host';
import { createEffect, sample } from 'effector';
import { CONVERSATION } from '../docks/carried-conversation.ts';
import { putDown } from '@mortar/remote-kit/carried';

const forgetFx = createEffect(() => {
  forgetPersonalUserInfo();
  putDown(CONVERSATION);
});

// Whom somebody wanted to talk to is nobody else's business (spec §4: nothing of a session that is over may stay).
sample({ clock: signedOut, target: forgetFx });
