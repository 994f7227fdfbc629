import { $isSignedIn } from '@mortar/host';
import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { hasKeptRuns } from '#lib/kept-runs';

const Claims = lazy(async () => ({ default: (await import(/* webpackChunkName: "claims" */ './claims.tsx')).Claims }));

/** Makes what somebody played as a visitor theirs, on whatever page they come back to; where there is none it costs a page nothing. */
export function ClaimRuns() {
  const isSignedIn = useUnit($isSignedIn);
  if (!isSignedIn || !hasKeptRuns()) return null;
  return (
    <Suspense fallback={null}>
      <Claims />
    </Suspense>
  );
}
