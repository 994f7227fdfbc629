import type { LocalizedText } from '@mortar/protocol';
import { EMAIL_CODE_TYPES, SEND_EMAIL_TYPES, type SendEmailType } from '@mortar/protocol/identity';
import { operations } from '@mortar/protocol/identity/operations';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../lib/app-error.ts';
import { localeOf } from '../../../lib/locale-of.ts';
import { networkOf } from '../../../lib/network-of.ts';
import { route } from '../../../core/route.ts';
import { captchaTokenOf } from '../../moderation/index.ts';
import { emailOrRefuse } from '../users/email.ts';
import { looksLikeAnother } from '../users/lookalike.ts';
import type { Codes } from './codes.ts';
import type { Aim } from './secrets.ts';

const MISFIT: LocalizedText = { en: 'Does not fit sendEmailType', 'zh-HK': '與 sendEmailType 不符' };
const SEVERAL: LocalizedText = { en: 'Required: several purposes have this type', 'zh-HK': '必須填寫：此 type 有多個用途' };

/** Address and purpose of a call. @throws AppError `validation`: numbers collide, so the name decides and the number must be its own (security A3) */
function aimOf({ email, type, sendEmailType }: { email: string; type: number; sendEmailType?: SendEmailType }): Aim {
  const purposes = SEND_EMAIL_TYPES.filter((purpose) => EMAIL_CODE_TYPES[purpose] === type);
  const purpose = sendEmailType ?? purposes[0];
  if (!purpose || !purposes.includes(purpose)) throw new AppError('validation', { fields: { type: MISFIT } });
  if (!sendEmailType && purposes.length > 1) throw new AppError('validation', { fields: { sendEmailType: SEVERAL } });
  return { email: emailOrRefuse(email), purpose };
}

/** Binds the endpoints of codes. */
export function registerCodesRoutes(app: FastifyInstance, { service, ensureHuman, setGrant }: Codes): void {
  route(app, operations.sendEmail, ({ query, request }) =>
    service.send({ ...aimOf(query), locale: localeOf(request), captchaToken: captchaTokenOf(request) }),
  );

  route(app, operations.checkCode, async ({ body, request, reply }) => {
    const aim = aimOf(body);
    await ensureHuman(request);
    setGrant(reply, await service.check({ ...aim, code: body.code, network: networkOf(request.ip) }));
    return {};
  });

  route(app, operations.confirmEmail, async ({ query, request, reply }) => {
    setGrant(reply, await service.confirm({ ...aimOf(query), link: query.link, network: networkOf(request.ip) }));
    return {};
  });

  route(app, operations.checkEmail, ({ query }) => {
    const email = emailOrRefuse(query.email);
    return { email, lookalike: looksLikeAnother(email) };
  });
}
