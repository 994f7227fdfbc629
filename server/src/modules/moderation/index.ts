import type { ModuleCore, ServerModule } from '../../lib/module.ts';
import { createCaptcha, type Captcha } from './captcha/index.ts';

export { captchaTokenOf, createCaptcha, type Captcha } from './captcha/index.ts';
export type { CaptchaPolicy } from './captcha/service.ts';
export {
  addAudit,
  createStandingService,
  followStanding,
  StandingRefusal,
  type BarKind,
  type Operator,
  type People,
  type Standing,
  type StandingService,
} from './standing/index.ts';
export { audit, roles } from './standing/tables.ts';

const HOUR_SECONDS = 3600;

/** Who is shut out and who may do more, the human check, and the record of what happened. */
export function moderationModule({ config, database: { db }, clock, keyring, jobs }: ModuleCore): ServerModule & { captcha: Captcha } {
  const captcha = createCaptcha({ config, db, keyring, clock });
  return {
    name: 'moderation',
    captcha,
    async register(app) {
      captcha.registerRoutes(app);
      await jobs?.every('moderation.prune', HOUR_SECONDS, () => captcha.prune(db));
    },
  };
}
