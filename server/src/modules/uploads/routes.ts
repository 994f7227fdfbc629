import type { Schemas } from '@mortar/protocol';
import { UPLOAD_LIMITS, type Asset, type UploadPurpose } from '@mortar/protocol/uploads';
import { operations } from '@mortar/protocol/uploads/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../lib/app-error.ts';
import { localeOf } from '../../lib/locale-of.ts';
import { route } from '../../core/route.ts';
import { compileValidator } from '../../lib/validators.ts';
import type { Crop } from './picture.ts';
import { withForm, type ReceivedForm } from './receive-form.ts';
import { UploadRefusal } from './refusal.ts';
import type { UploadService } from './service.ts';
import type { FileStorage } from './storage.ts';

export interface UploadRoutesDeps {
  service: UploadService;
  storage: Pick<FileStorage, 'draft'>;
}

function cropOf(text: string | undefined): Crop | undefined {
  if (!text) return undefined;
  const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number);
  return { left, top, width, height };
}

/** Tells a refusal in the words of the field that it is about. */
async function told<T>(request: FastifyRequest, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof UploadRefusal)) throw error;
    throw new AppError('validation', { data: [{ field: error.field, message: error.text[localeOf(request)] }], cause: error });
  });
}

/** A check of a form against its endpoint's schema; the file stands for itself. */
function checkOf({ body }: Schemas): (form: ReceivedForm) => void {
  const validate = compileValidator({ schema: body!, method: 'POST', url: '', httpPart: 'body' }) as {
    (data: unknown): boolean;
    errors?: unknown;
  };
  return ({ fields, file }) => {
    const isValid = validate({ ...fields, ...(file ? { file: '' } : { file: undefined }) });
    if (!isValid) throw Object.assign(new Error('the form breaks its schema'), { validation: validate.errors });
  };
}

/** The form doors with their purpose, or those that the field `purpose` may name. */
const DOORS = [
  { door: operations.uploadImage, purposes: ['avatar', 'art'] },
  { door: operations.uploadBanner, purposes: 'banner' },
  { door: operations.uploadPostMedia, purposes: ['picture', 'video'] },
  { door: operations.uploadChatFile, purposes: 'chat' },
] as const;

/** Binds the form doors and the end of the resumable one. `app` reads forms. */
export function registerUploadRoutes(app: FastifyInstance, { service, storage }: UploadRoutesDeps): void {
  for (const { door, purposes } of DOORS) {
    const check = checkOf(door.schemas);
    const fileBytes = Math.max(...[purposes].flat().map((purpose) => UPLOAD_LIMITS[purpose].form));
    const take = async ({ request }: { request: FastifyRequest }): Promise<Asset> => {
      const { userId } = request.person!;
      await service.assertRoom(userId, 0);
      return withForm(request, { fileBytes, draft: await storage.draft() }, async (form) => {
        check(form);
        const purpose = (typeof purposes === 'string' ? purposes : form.fields['purpose']) as UploadPurpose;
        const file = { ...form.file!, userId, purpose, crop: cropOf(form.fields['crop']) };
        return told(request, service.take(file));
      });
    };
    route<Schemas>(app, door, take);
  }
  route(app, operations.finishUpload, ({ body, request }) =>
    told(request, service.finish(request.person!.userId, body.upload, cropOf(body.crop))),
  );
}
