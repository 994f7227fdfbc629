import { THIRD_PARTY_TYPES, type ThirdPartyType } from '@mortar/protocol';

/** Which sign-in by a third party an address is proven for (spec §3); the server believes it only in the browser that began it. */
export interface Ticket {
  registertype: ThirdPartyType;
  openid: string;
}

/** The ticket among query values or params that were passed; undefined unless both halves are there. */
export function ticketOf({ registertype, openid }: { registertype: unknown; openid: unknown }): Ticket | undefined {
  const type = THIRD_PARTY_TYPES.find((known) => String(known) === String(registertype));
  return type && typeof openid === 'string' && openid !== '' ? { registertype: type, openid } : undefined;
}

/** The ticket of an address. */
export function ticketIn(query: URLSearchParams): Ticket | undefined {
  return ticketOf({ registertype: query.get('registertype'), openid: query.get('openid') });
}
