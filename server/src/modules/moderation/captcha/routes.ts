import { operations } from '@mortar/protocol/moderation/operations';
import type { FastifyInstance } from 'fastify';
import { isTrial } from '../../../config/trial.ts';
import { route } from '../../../core/route.ts';
import type { Captcha } from './service.ts';

/** Binds the human check. */
export function registerCaptchaRoutes(app: FastifyInstance, captcha: Captcha, config: Parameters<typeof isTrial>[0]): void {
  route(app, operations.getCaptcha, async () => ({ challenge: await captcha.challenge() }));
  // On a site that others can reach, it does not exist (docs/deviations.md).
  if (isTrial(config)) route(app, operations.skipCaptcha, async () => ({ token: await captcha.freeToken() }));
}
