import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { $overridden } from './model.ts';

const Badge = lazy(() => import(/* webpackChunkName: "override" */ './badge.tsx').then(({ Badge: badge }) => ({ default: badge })));

/** Says that this page is not what everybody gets; nothing of it is loaded for anyone who has no override. */
export function OverrideNotice() {
  const overridden = useUnit($overridden);
  if (overridden.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Badge overridden={overridden} />
    </Suspense>
  );
}
