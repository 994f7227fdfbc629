import { $isSignedIn, Slot, whenIdle } from '@mortar/host';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';

/** What remotes do for a signed-in person without being seen. It comes when the browser has nothing else to do, and stays. */
export function Background() {
  const isSignedIn = useUnit($isSignedIn);
  const [isIdle, setIdle] = useState(false);
  // Also where data is to be saved: what somebody wrote without a network goes out by it.
  useEffect(() => whenIdle(() => setIdle(true), true), []);
  if (!isSignedIn || !isIdle) return null;
  return (
    <div hidden>
      <Slot name="background" props={{}} fallback={null} />
    </div>
  );
}
