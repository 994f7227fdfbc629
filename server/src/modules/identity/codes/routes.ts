import type { Locale, LocalizedText } from '@mortar/protocol';
import { EMAIL_CODE_TYPES, type SendEmailType } from '@mortar/protocol/identity';
import { operations } from '@mortar/protocol/identity/operations';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../lib/app-error.ts';
import { localeOf } from '../../../lib/locale-of.ts';
import { networkOf } from '../../../lib/network-of.ts';
import { route } from '../../../core/route.ts';
import { captchaTokenOf } from '../../moderation/index.ts';
import { emailOrRefuse } from '../session/sign-in-fields.ts';
import { looksLikeAnother } from '../users/lookalike.ts';
import type { createGrantCookie } from './cookie.ts';
import type { Aim } from './secrets.ts';
import type { CodesService } from './service.ts';

const MISFIT: LocalizedText = { en: 'Does not fit sendEmailType', 'zh-HK': '與 sendEmailType 不符' };

/** Address and purpose of a call. @throws AppError `validation`: the number must be the purpose's, since numbers collide (security A3) */
function aimOf({ email, type, sendEmailType }: { email: string; type: number; sendEmailType: SendEmailType }, locale: Locale): Aim {
  if (EMAIL_CODE_TYPES[sendEmailType] !== type) throw new AppError('validation', { data: [{ field: 'type', message: MISFIT[locale] }] });
  return { email: emailOrRefuse(email, locale), purpose: sendEmailType };
}

/** Binds the endpoints of codes. */
export function registerCodesRoutes(app: FastifyInstance, service: CodesService, cookie: ReturnType<typeof createGrantCookie>): void {
  route(app, operations.sendEmail, ({ query, request }) => {
    const locale = localeOf(request);
    return service.send({ ...aimOf(query, locale), locale, captchaToken: captchaTokenOf(request) });
  });

  route(app, operations.checkCode, async ({ body, request, reply }) => {
    const aim = aimOf(body, localeOf(request));
    await service.ensureHuman(captchaTokenOf(request));
    cookie.set(reply, await service.check({ ...aim, code: body.code, network: networkOf(request.ip) }));
    return {};
  });

  route(app, operations.confirmEmail, async ({ query, request, reply }) => {
    cookie.set(reply, await service.confirm({ ...aimOf(query, localeOf(request)), link: query.link, network: networkOf(request.ip) }));
    return {};
  });

  route(app, operations.checkEmail, ({ query, request }) => {
    const email = emailOrRefuse(query.email, localeOf(request));
    return { email, lookalike: looksLikeAnother(email) };
  });
}
