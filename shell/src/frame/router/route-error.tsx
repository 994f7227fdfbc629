import { failureReported } from '@mortar/host';
import { thrownText } from '@mortar/protocol';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { StatusPage } from '../../pages/status-pages/index.ts';

/** What a route that ended in an error shows; an unknown status counts as 500 (spec §2). */
export function RouteError() {
  const error = useRouteError();
  const report = useUnit(failureReported);
  const isAnswer = isRouteErrorResponse(error);
  useEffect(() => {
    if (!isAnswer) report({ message: thrownText(error), ...(error instanceof Error && error.stack ? { stack: error.stack } : {}) });
  }, [error, isAnswer, report]);
  if (isAnswer) return <StatusPage status={error.status} message={thrownText(error.data)} />;
  return <StatusPage status={500} message={thrownText(error)} />;
}
