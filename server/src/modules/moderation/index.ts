import type { ModuleCore, ServerModule } from '../../core/module.ts';
import { registerCaptchaRoutes } from './captcha/routes.ts';
import { createCaptcha, type Captcha } from './captcha/service.ts';

export { captchaTokenOf, createCaptcha, type Captcha, type CaptchaPolicy } from './captcha/service.ts';
export { reportsIn } from './reports/repository.ts';
export { reportColumns } from './reports/tables.ts';
export { createAppealPasses, type AppealPasses } from './standing/appeal-pass.ts';
export { addAudit, auditOffice, readAudit, type Operator } from './standing/audit.ts';
export type { BanKind } from './standing/bans.ts';
export { holdersOf } from './standing/repository.ts';
export { createStandingService, type People, type StandingService } from './standing/service.ts';
export { setShutOut, shutOutOf } from './standing/shut-out.ts';
export { audit, bans, roles } from './standing/tables.ts';
export { followStanding, type Standing } from './standing/view.ts';

const HOUR_SECONDS = 3600;

/** Who is shut out and who may do more, the human check, and the record of what happened. */
export function moderationModule({ config, database: { db }, clock, keyring, jobs }: ModuleCore): ServerModule & { captcha: Captcha } {
  const captcha = createCaptcha({ db, keyring, clock });
  return {
    name: 'moderation',
    captcha,
    async register(app) {
      registerCaptchaRoutes(app, captcha, config);
      await jobs?.every('moderation.prune', HOUR_SECONDS, captcha.prune);
    },
  };
}
