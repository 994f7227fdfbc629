import { getEventResult, getProof, getResult } from '@mortar/protocol/quiz';
import { createQuery, createTask, type TaskTools } from '@mortar/remote-kit';
import { checksOf, type Check, type Material, type Shown } from './proof/index.ts';

interface Verified {
  material: Material;
  checks: Check[];
  /** How long this browser computed, ms. */
  ms: number;
}

/** What the players of a live event were shown. */
async function shownIn(eventid: string, call: TaskTools['call']): Promise<Shown> {
  const { questions } = await call(getEventResult, { eventid });
  return {
    questions: questions.map(({ question: { no, words }, told: { correct, why } }) => ({
      no,
      quiz: { ...words.en, why: why.en, correct },
    })),
  };
}

/** Reads the material of a run or a live event, which holds no verdict, and computes. */
export const verified = createQuery(
  createTask<{ runid: string }, Verified>(async ({ runid }, { call }) => {
    const material = await call(getProof, { runid });
    const shown = await (material.numbers === null ? call(getResult, { runid }) : shownIn(runid, call));
    const began = performance.now();
    const checks = await checksOf(material, shown);
    return { material, checks, ms: performance.now() - began };
  }),
);
