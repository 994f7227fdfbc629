import { channel } from 'node:diagnostics_channel';

const steps = channel('mortar.publish');

/** How far a publication is: it has the remote for itself, the gate has judged it, it is stored and signed and what visitors get. */
type Step = 'begun' | 'judged' | 'changed';

/** Tells whoever measures; while nobody does, it costs nothing. */
export const stepDone = (step: Step): void => steps.publish({ step, at: Date.now() });
