import { useUnit } from 'effector-react';
import { Suspense, lazy } from 'react';
import { useIntl } from 'react-intl';
import { $toastsWanted, loadToasts } from './model.ts';

const Region = lazy(() => loadToasts().then(({ Toasts }) => ({ default: Toasts })));

/** The place of toasts. One that is shown before the region is there waits for it. */
export function ToastHost() {
  const wanted = useUnit($toastsWanted);
  const { formatMessage } = useIntl();
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Region labels={{ region: formatMessage({ id: 'shell.toasts.region' }), close: formatMessage({ id: 'shell.close' }) }} />
    </Suspense>
  );
}
