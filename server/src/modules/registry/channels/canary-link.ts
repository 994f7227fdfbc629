import { createHash, randomBytes } from 'node:crypto';
import { CANARY_PARAM, type RemoteDescription } from '@mortar/protocol/registry';

const SECRET_BYTES = 16;
const SECRET = /^[A-Za-z0-9_-]{22}$/;

/** The secret of a link: who has it gets the version that it leads to. */
export const newSecret = () => randomBytes(SECRET_BYTES).toString('base64url');

/** The id of a link by its secret; nothing for what is none. */
export function linkId(secret: string): string | undefined {
  return SECRET.test(secret) ? createHash('sha256').update(secret).digest('base64url') : undefined;
}

/** The address of a link: the first page of the version that an address alone leads to. */
export function linkUrl(publicUrl: string, { routes }: Pick<RemoteDescription, 'routes'>, secret: string): string {
  const path = routes.find((route) => !/[:*?]/.test(route.path))?.path ?? '/';
  return `${publicUrl}${path}?${CANARY_PARAM}=${secret}`;
}
