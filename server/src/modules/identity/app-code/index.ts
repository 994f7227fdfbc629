import { operations as identityOperations } from '@mortar/protocol/identity/operations';
import type { SiteLinks } from '@mortar/protocol/site';
import { operations as siteOperations } from '@mortar/protocol/site/operations';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../lib/app-error.ts';
import { isOwnPage } from '../../../lib/own-origin.ts';
import { route } from '../../../lib/route.ts';
import { callerOf, checkKey, sessionDataOf, setSessionCookies, type Sessions } from '../session/index.ts';
import { createAppCodes, type AppCodes } from './service.ts';

/** Binds what the native app and the pages inside of it ask for. */
export function registerAppRoutes(
  app: FastifyInstance,
  sessions: Sessions,
  links: Pick<SiteLinks, 'androidStore'>,
): Pick<AppCodes, 'prune'> {
  const codes = createAppCodes({ ...sessions, sessions: sessions.service });

  route(app, siteOperations.getAndroidUrl, () => ({ url: links.androidStore ?? '' }));

  route(app, identityOperations.issueAppCode, ({ body, request }) => {
    if (!request.person) throw new AppError('tokenInvalid');
    return codes.issue(request.person, body);
  });

  route(app, identityOperations.exchangeAppCode, async ({ body, request, reply }) => {
    // It gives a browser its session, so only a page of ours may ask for it.
    if (!isOwnPage(request, sessions.publicUrl)) throw new AppError('forbidden');
    const caller = callerOf(request);
    checkKey(body.key, caller.locale);
    const open = await codes.exchange(body, caller);
    const data = sessionDataOf(open, await sessions.readProfile(open.userId));
    setSessionCookies(reply, data, open.refreshToken);
    return data;
  });

  return codes;
}
