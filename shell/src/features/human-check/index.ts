import { captchaDemanded, refusalSettled, type HumanDemand } from '@mortar/client';
import { sample, type Scope } from 'effector';

/** Asks the person for a proof, for the client. It comes with the code of dialogs; what solves comes apart, so that the dialog can say when it does not. */
export function createProof(scope: Scope): (demand: HumanDemand) => Promise<string | null> {
  return (demand) =>
    import(/* webpackChunkName: "overlay" */ './model.ts').then(
      ({ prove }) => prove(demand, scope),
      () => null,
    );
}

// A refusal that the person did not answer is over with the call that met it.
sample({ clock: captchaDemanded, fn: () => 'captcha' as const, target: refusalSettled });
