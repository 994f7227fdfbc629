import type { ThirdPartyRefusal } from '@mortar/protocol/identity';
import { AuthorizationResponseError } from 'openid-client';

/** What a page may hear of why a third party gave nobody. */
export function refusalOf(error: unknown): ThirdPartyRefusal {
  if (error instanceof AuthorizationResponseError) return error.error === 'access_denied' ? 'access_denied' : 'refused';
  const { name, message, code } = (error ?? {}) as { name?: string; message?: string; code?: string };
  return code === 'OAUTH_TIMEOUT' || (name === 'TypeError' && message === 'fetch failed') ? 'invalid_network' : 'refused';
}

/** The same for the log: what was wrong, and nothing of what was said. */
export function reasonOf(error: unknown): string {
  const { name = 'Error', code } = (error ?? {}) as { name?: string; code?: string };
  return code ?? (error instanceof AuthorizationResponseError ? error.error : name);
}
