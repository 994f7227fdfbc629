import { $isSignedIn } from '@mortar/host';
import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { hasKeptRuns } from '#lib/kept-runs';

const Claims = lazy(async () => ({ default: (await import(/* webpackChunkName: "claims" */ './claims.tsx')).Claims }));

interface Props {
  /** Their bricks and points are no longer what the page has read. */
  onArrived?: () => void;
}

/** Makes what somebody played as a visitor theirs, on whatever page they come back to; where there is none it costs a page nothing. */
export function ClaimRuns({ onArrived }: Props) {
  const isSignedIn = useUnit($isSignedIn);
  if (!isSignedIn || !hasKeptRuns()) return null;
  return (
    <Suspense fallback={null}>
      <Claims onArrived={onArrived} />
    </Suspense>
  );
}
