/** Calls that one address (an IPv6 /64 counts as one) may make of an endpoint; endpoints that name the same object share it. */
export interface Budget {
  perMinute: number;
}

/** For what is dear to check: making a challenge costs half a guess, using a link a write. */
export const CHECK: Budget = { perMinute: 60 };
