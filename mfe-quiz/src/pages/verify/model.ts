import { getProof, getResult } from '@mortar/protocol/quiz';
import { createQuery, createTask } from '@mortar/remote-kit';
import { checksOf, type Check, type Material } from './proof/index.ts';

interface Verified {
  material: Material;
  checks: Check[];
  /** How long this browser computed, ms. */
  ms: number;
}

/** Reads the material of a run, which holds no verdict, and computes. */
export const verified = createQuery(
  createTask<{ runid: string }, Verified>(async ({ runid }, { call }) => {
    const [material, run] = await Promise.all([call(getProof, { runid }), call(getResult, { runid })]);
    const began = performance.now();
    const checks = await checksOf(material, run);
    return { material, checks, ms: performance.now() - began };
  }),
);
