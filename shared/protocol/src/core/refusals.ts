import type { CodeName } from '../codes.ts';

/** A code that an endpoint may answer in place of success. */
export interface Refusal {
  name: CodeName;
  /** HTTP status, where it is not the one that the code has by itself. */
  status?: number;
}

/** Names the codes that an endpoint's own work may answer; those of its access, proof and input come by themselves. */
export const refusals = (...names: CodeName[]): Refusal[] => names.map((name) => ({ name }));

/** What the input names is not there: a refusal like any other, where an unknown address is a fault. */
export const NOT_THERE: Refusal = { name: 'notFound', status: 200 };
