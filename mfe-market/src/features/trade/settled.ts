import { createTask, pause } from '@mortar/remote-kit';
import { sample } from 'effector';
import { traded } from './wish.ts';

/** The server reads a block within a second, and may be told of it late: what is asked at once may be as it was before. */
const AGAIN_MS = [700, 2500];

const againFx = AGAIN_MS.map((ms) => createTask(() => pause(ms)));
sample({ clock: traded, fn: () => undefined, target: againFx });

/** Something was traded, listed or cancelled, now and some moments ago: what a page shows of it is to be read anew. */
export const tradeSettled = sample({ clock: [traded, ...againFx.map(({ done }) => done)], fn: () => undefined });
