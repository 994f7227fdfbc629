import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { $reported, reportWanted } from './model.ts';

const Dialog = lazy(async () => ({ default: (await import(/* webpackChunkName: "report" */ './report-dialog.tsx')).ReportDialog }));

/** Tells the operators of a collection or an item. */
export function ReportButton({ id }: { id: string }) {
  const { reported, want } = useUnit({ reported: $reported, want: reportWanted });
  return (
    <>
      <Button variant="quiet" onClick={() => want(id)}>
        <FormattedMessage id="market.report" />
      </Button>
      {reported === id && (
        <Suspense fallback={null}>
          <Dialog id={id} />
        </Suspense>
      )}
    </>
  );
}
