import { $panels, type SlotContent } from '@mortar/host';
import { useUnit } from 'effector-react';
import { Fragment, lazy, Suspense } from 'react';
import { untilLoaded } from '../../lib/until-loaded.ts';

/** With the dock's code, which is much the same. React would keep a failure for the life of the document. */
const SlotPanels = lazy(async () => ({
  default: (await untilLoaded(() => import(/* webpackChunkName: "docks" */ './slot-panels.tsx'))).SlotPanels,
}));

/** What a slot shows: nothing, and no code, where nobody put anything into it. */
export const FilledSlot: SlotContent = ({ name, props, fallback }) => {
  const panels = useUnit($panels).filter(({ slot }) => slot === name);
  if (panels.length === 0) return null;
  const places = panels.map((panel) => <Fragment key={panel.name}>{fallback}</Fragment>);
  return (
    <Suspense fallback={places}>
      <SlotPanels panels={panels} given={props} fallback={fallback} />
    </Suspense>
  );
};
