import { useUnit } from 'effector-react';
import { Suspense, lazy } from 'react';
import { $dialogs } from './model.ts';

const Stack = lazy(() =>
  import(/* webpackChunkName: "overlay" */ './dialog-stack.tsx').then(({ DialogStack }) => ({ default: DialogStack })),
);

/** The place of dialogs; their code is a chunk of its own that the first dialog asks for. */
export function DialogHost() {
  const dialogs = useUnit($dialogs);
  if (dialogs.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Stack dialogs={dialogs} />
    </Suspense>
  );
}
