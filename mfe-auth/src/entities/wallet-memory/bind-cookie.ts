import { dropCookie, keepCookie, readCookie } from '@mortar/host/cookies';

const COOKIE = 'bindWallet';
/** How long a bind that was begun is remembered (spec §9). */
const SECONDS = 86_400;

/** Remembers that somebody is binding a wallet: another account of it is then no wish to sign in (spec §4). */
export const keepBinding = (): void => keepCookie(COOKIE, '1', SECONDS);
export const forgetBinding = (): void => dropCookie(COOKIE);

/** Whether somebody is binding a wallet. */
export const isBinding = (): boolean => readCookie(COOKIE) === '1';
