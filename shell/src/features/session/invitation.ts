import { $inviteCode, signedIn } from '@mortar/host';
import { createEffect, sample } from 'effector';
import { dropCookie, keepCookie, readCookie } from '@mortar/host/cookies';
import { pageArrived } from '../../core/navigation/navigate.ts';

const NAME = 'invitecode';
const KEPT_SECONDS = 30 * 24 * 3600;
const CODE = /^[A-Za-z0-9]{4,32}$/;

/** Invitation code that an earlier visit brought; null without one. */
export function keptInvitation(): string | null {
  const code = readCookie(NAME);
  return code && CODE.test(code) ? code : null;
}

const keepFx = createEffect((code: string) => keepCookie(NAME, code, KEPT_SECONDS));
const dropFx = createEffect(() => dropCookie(NAME));

const brought = pageArrived.filterMap(({ search }) => {
  const code = new URLSearchParams(search).get(NAME);
  return code && CODE.test(code) ? code : undefined;
});
sample({ clock: brought, target: [$inviteCode, keepFx] });

// A sign-up, which alone brings a reward, has used it.
const used = signedIn.filter({ fn: ({ bricksamount }) => Boolean(bricksamount) });
sample({ clock: used, fn: () => null, target: $inviteCode });
sample({ clock: used, target: dropFx });
