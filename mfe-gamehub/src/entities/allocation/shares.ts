import allocation from './allocation.json' with { type: 'json' };

/** A share of the token in the allocation plan. */
export interface Share {
  id: string;
  /** Of the supply that is fixed at deployment. */
  percent: number;
  /** Months from deployment in which nothing is released. */
  cliffMonths: number;
  /** Months after that over which it is released; 0 means all at once. */
  vestingMonths: number;
}

/** The plan, largest share first. Its one source is `allocation.json`. */
export const SHARES: readonly Share[] = allocation;

/** Message that names a share. */
export function shareNameId(share: Share): string {
  return `gamehub.allocation.${share.id}`;
}

/** Message that says when a share is released. */
export function shareTermsId({ cliffMonths, vestingMonths }: Share): string {
  if (vestingMonths === 0) return 'gamehub.allocation.terms.at-deployment';
  return cliffMonths === 0 ? 'gamehub.allocation.terms.monthly' : 'gamehub.allocation.terms.locked';
}
