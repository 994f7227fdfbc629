import type { Fault } from '../verdict.ts';
import type { Composition } from './composition.ts';
import { nameFaults } from './names.ts';
import { navigationFaults } from './navigation.ts';
import { routeFaults } from './routes.ts';
import { sharedFaults } from './shared.ts';
import { slotFaults } from './slots.ts';

/** Whether a build can stand beside what is there: it is asked before anything is stored and again before any pin changes. */
export function compositionFaults(composition: Composition): Fault[] {
  return [sharedFaults, routeFaults, nameFaults, slotFaults, navigationFaults].flatMap((rule) => rule(composition));
}
