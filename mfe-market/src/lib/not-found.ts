import { hasCode, type RequestFailure } from '@mortar/client';

const NOT_FOUND = 404;

/** What a loader throws for an address that names nothing: the site's own page for that. */
export const notFound = (): Response => new Response('This page could not be found', { status: NOT_FOUND });

/** Whether the server said that there is nothing of this name. */
export const isUnknown = (failure: RequestFailure | null): boolean =>
  failure !== null && (hasCode(failure, 'notFound') || hasCode(failure, 'validation'));
