import { operations } from '@mortar/protocol/identity/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import type { Assets } from '../../uploads/index.ts';
import { personOf } from '../confirmation/index.ts';
import type { IdentityContext } from '../context.ts';
import { createSettings } from './service.ts';

/** Binds profile, language, and the list of ways to sign in. */
export function registerSettingsRoutes(app: FastifyInstance, { db, clock, readProfile }: IdentityContext, assets: Assets): void {
  const settings = createSettings({ db, clock, assets });

  route(app, operations.updateProfile, async ({ body, request }) => {
    const person = personOf(request);
    await settings.updateProfile(person, body);
    return readProfile(person.userId);
  });

  route(app, operations.updateLanguage, async ({ body, request }) => {
    await settings.setLanguage(personOf(request), body.lang);
    return {};
  });

  route(app, operations.listSignInMethods, ({ request }) => settings.signInMethods(personOf(request)));
}
