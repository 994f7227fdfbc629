import type { EndpointId } from '@mortar/protocol';

/** A human check is asked for per part of the site (spec §3): what waits on one does not open or close another. */
export type CheckModule = 'login' | 'register' | 'code' | 'other';
export const CHECK_MODULES = ['login', 'register', 'code', 'other'] as const satisfies CheckModule[];

const MODULES: Partial<Record<EndpointId, CheckModule>> = {
  'account.login': 'login',
  'account.register': 'register',
  'account.sendEmail': 'code',
};

/** Part of the site that a call belongs to; `other` unless it is named. */
export function moduleOf(endpoint: EndpointId): CheckModule {
  return MODULES[endpoint] ?? 'other';
}
