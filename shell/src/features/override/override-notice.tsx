import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { untilLoaded } from '../../lib/until-loaded.ts';
import { $overridden } from './model.ts';

/** Until it is there the page goes on without it. */
const Badge = lazy(async () => ({
  default: (await untilLoaded(() => import(/* webpackChunkName: "override" */ './badge.tsx'))).Badge,
}));

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
