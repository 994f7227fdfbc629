import { signInAddress } from '../../core/navigation/sign-in-address.ts';
import type { Path } from 'react-router';

const HOME = /^\/(home|index)?\/?$/i;
/** Places of signing in: whoever is there needs no way back to them. */
const SIGN_IN = /^\/(login|reg|verification|forgot|resetPassword|bind\/email)\/?$/i;

/** Where a refused token opens the login dialog instead of leading home (spec §8). */
export function isTokenErrorPath(pathname: string): boolean {
  return /^\/auth\/?$/i.test(pathname);
}

/** Whether somebody stands on the home page. */
export function isHome(pathname: string): boolean {
  return HOME.test(pathname);
}

/** Whether a place is there for signing in and nothing else. */
export function isSignInPlace(pathname: string): boolean {
  return SIGN_IN.test(pathname);
}

/** Home, remembering the place that is left (spec §4). What home remembered already stays. */
export function homeKeeping({ pathname, search, hash }: Path, mobile: boolean): string {
  if (isSignInPlace(pathname)) return '/';
  if (!isHome(pathname)) return signInAddress(pathname + search + hash, mobile);
  const path = new URLSearchParams(search).get('path');
  return path ? signInAddress(path, mobile) : '/';
}
