import type { RequestFailure } from '@mortar/client';
import { useRef, useState } from 'react';

/** A call that a form makes, as the form shows it. */
export interface Action<Params, Done> {
  /** Makes the call, once however often it is pressed; what was typed stays where it fails. */
  act: (params: Params, onDone: (done: Done) => void) => void;
  isBusy: boolean;
  /** Why the last try failed; goes with the next one. */
  failure: RequestFailure | null;
  /** What was refused is being mended. */
  forgive: () => void;
}

/** A call of a form: whether it is on its way, and why it failed. It belongs to the view and goes with it. @param run an effect, as `useUnit` binds it */
export function useAction<Params, Done>(run: (params: Params) => Promise<Done>): Action<Params, Done> {
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  async function attempt(params: Params, onDone: (done: Done) => void): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setFailure(null);
    const outcome = await run(params).then(
      (done) => ({ done }),
      (error: unknown) => ({ failure: error as RequestFailure }),
    );
    isUnderWay.current = false;
    setBusy(false);
    if ('failure' in outcome) setFailure(outcome.failure);
    else onDone(outcome.done);
  }
  return { act: (params, onDone) => void attempt(params, onDone), isBusy, failure, forgive: () => setFailure(null) };
}
