import { $profile, $session } from '@mortar/host';
import { combine } from 'effector';

/** The person's own wallet in lower case; empty without one. */
export const $own = combine($profile, $session, (profile, session) => ((profile ?? session)?.walletaddress ?? '').toLowerCase());

/** Whether an address is that of the person. */
export const isOwn = (own: string, address: string | null): boolean => own !== '' && address?.toLowerCase() === own;
