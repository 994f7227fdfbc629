import type { FastifyRequest } from 'fastify';

/** Origin of the page that this request's host serves; the host was checked before (`plugins/host-check.ts`). */
export function ownOrigin({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string): string {
  return headers.host?.toLowerCase() === new URL(publicUrl).host ? publicUrl : `http://${headers.host?.toLowerCase()}`;
}

/** Whether a request may come from a page of ours as far as its headers tell; a program that is no browser sends none of them. */
export function isForeign(request: Pick<FastifyRequest, 'headers'>, publicUrl: string): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  return (site !== undefined && site !== 'same-origin') || (origin !== undefined && origin !== ownOrigin(request, publicUrl));
}

/** Whether a browser says that a script of our own page made this request. */
export function isOwnPage(request: Pick<FastifyRequest, 'headers'>, publicUrl: string): boolean {
  const { origin } = request.headers;
  return origin !== undefined && request.headers['sec-fetch-site'] === 'same-origin' && !isForeign(request, publicUrl);
}
