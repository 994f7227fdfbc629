import type { Database } from '@mortar/server';
import type { Stack } from '../stack.ts';

/** What a figure is measured with: the product, the bare server over the same database, and for how long a round lasts. */
export interface Peers {
  stack: Stack;
  database: Database;
  /** Origin of the bare server. */
  bare: string;
  seconds: number;
  /** What every good answer of the product holds. */
  success: string;
}
