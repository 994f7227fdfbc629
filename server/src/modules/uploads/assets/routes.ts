import type { Schemas } from '@mortar/protocol';
import { UPLOAD_LIMITS, type Asset, type UploadPurpose } from '@mortar/protocol/uploads';
import { operations } from '@mortar/protocol/uploads/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../../core/route.ts';
import { compileValidator } from '../../../lib/validators.ts';
import { cropOf } from '../content/picture.ts';
import { withForm, type ReceivedForm } from './receive-form.ts';
import type { AssetService } from './service.ts';
import type { FileStorage } from './storage.ts';

export interface AssetRoutesDeps {
  service: AssetService;
  storage: Pick<FileStorage, 'draft'>;
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
  { door: operations.uploadImage, purposes: ['avatar', 'channel', 'art'] },
  { door: operations.uploadBanner, purposes: 'banner' },
  { door: operations.uploadPostMedia, purposes: ['picture', 'video'] },
  { door: operations.uploadChatFile, purposes: 'chat' },
] as const;

/** Binds the form doors. `app` reads forms. */
export function registerAssetRoutes(app: FastifyInstance, { service, storage }: AssetRoutesDeps): void {
  for (const { door, purposes } of DOORS) {
    const check = checkOf(door.schemas);
    const fileBytes = Math.max(...[purposes].flat().map((purpose) => UPLOAD_LIMITS[purpose].form));
    const take = async ({ request }: { request: FastifyRequest }): Promise<Asset> => {
      const { userId } = request.person!;
      await service.assertNotFull(userId);
      return withForm(request, { fileBytes, draft: await storage.draft() }, async (form) => {
        check(form);
        const purpose = (typeof purposes === 'string' ? purposes : form.fields['purpose']) as UploadPurpose;
        const file = { ...form.file!, userId, purpose, crop: cropOf(form.fields['crop']) };
        return service.take(file);
      });
    };
    route<Schemas>(app, door, take);
  }
}
