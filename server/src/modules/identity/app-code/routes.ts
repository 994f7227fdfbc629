import { operations as identityOperations } from '@mortar/protocol/identity/operations';
import { operations as siteOperations } from '@mortar/protocol/site/operations';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../lib/app-error.ts';
import { isOwnPage } from '../../../lib/own-origin.ts';
import { route } from '../../../core/route.ts';
import type { Config } from '../../../config.ts';
import type { IdentityContext } from '../context.ts';
import { callerOf } from '../caller.ts';
import { checkKey, giveSession } from '../session/index.ts';
import { createAppCodes, type AppCodes } from './service.ts';

/** Binds what the native app and the pages inside of it ask for. */
export function registerAppRoutes(
  app: FastifyInstance,
  context: IdentityContext,
  { publicUrl, links }: Pick<Config, 'publicUrl' | 'links'>,
): Pick<AppCodes, 'prune'> {
  const codes = createAppCodes(context);

  route(app, siteOperations.getAndroidUrl, () => ({ url: links.androidStore ?? '' }));

  route(app, identityOperations.issueAppCode, ({ body, request }) => {
    if (!request.person) throw new AppError('tokenInvalid');
    return codes.issue(request.person, body);
  });

  route(app, identityOperations.exchangeAppCode, async ({ body, request, reply }) => {
    // It gives a browser its session, so only a page of ours may ask for it.
    if (!isOwnPage(request, publicUrl)) throw new AppError('forbidden');
    const caller = callerOf(request);
    checkKey(body.key);
    const open = await codes.exchange(body, caller);
    return giveSession(reply, open, await context.readProfile(open.userId));
  });

  return codes;
}
