import type { RequestFailure } from '@mortar/client';
import { useRef, useState } from 'react';

/** A call that a view makes, as the view shows it. */
export interface Action<Params, Done> {
  /** Makes the call, once however often it is pressed; what was typed stays where it fails. */
  act: (params: Params, onDone?: (done: Done) => void) => void;
  isBusy: boolean;
  /** Why the last try failed; goes with the next one. `fieldMessage` of the client tells what it says of a field. */
  failure: RequestFailure | null;
  /** What was refused is being mended. */
  forgive: () => void;
}

/**
 * A call of a view: whether it is on its way, and why it failed. It belongs to the view and goes with it. A try after
 * one whose end is unknown carries the same idempotency key, where its endpoint has one.
 * @param run an effect, as `useUnit` binds it
 */
export function useAction<Params, Done>(run: (params: Params) => Promise<Done>): Action<Params, Done> {
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  async function attempt(params: Params, onDone?: (done: Done) => void): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setFailure(null);
    const end = await run(params).then(
      (done) => ({ done }),
      (error: unknown) => ({ failure: error as RequestFailure }),
    );
    isUnderWay.current = false;
    setBusy(false);
    if ('failure' in end) setFailure(end.failure);
    else onDone?.(end.done);
  }
  return { act: (params, onDone) => void attempt(params, onDone), isBusy, failure, forgive: () => setFailure(null) };
}
