const NOT_FOUND = 404;

/** What a loader throws for an address that names nothing: the site's own page for that. */
export const notFound = (): Response => new Response('This page could not be found', { status: NOT_FOUND });
