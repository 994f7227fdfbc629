import { login, register, sendEmail } from '@mortar/protocol/identity';

/** A human check is asked for per part of the site (spec §3): what waits on one does not open or close another. */
export type CheckModule = 'login' | 'register' | 'code' | 'other';
export const CHECK_MODULES = ['login', 'register', 'code', 'other'] as const satisfies CheckModule[];

const MODULES: Partial<Record<string, CheckModule>> = {
  [login.id]: 'login',
  [register.id]: 'register',
  [sendEmail.id]: 'code',
};

/** Part of the site that a call belongs to, by its endpoint's id; `other` unless it is named. */
export function moduleOf(endpoint: string): CheckModule {
  return MODULES[endpoint] ?? 'other';
}
