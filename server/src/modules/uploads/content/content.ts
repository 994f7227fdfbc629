import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { RESUMABLE_PATH, type UploadPurpose } from '@mortar/protocol/uploads';
import { AppError } from '../../../lib/app-error.ts';
import { cleanName, extensionOf } from './file-name.ts';
import { FILE_TYPES, type FileType, type FileTypeName } from './file-types.ts';
import { PICTURE_BYTES } from '../limits.ts';
import type { Crop, PictureMaker } from './picture.ts';
import type { Policies } from './policies.ts';
import { UploadRefusal } from './refusal.ts';
import { sniff } from './sniff.ts';

/** A file that has arrived and that nobody has looked into. */
export interface ArrivedFile {
  userId: number;
  purpose: UploadPurpose;
  /** Where it lies. It may be moved; whoever received it removes what is left. */
  path: string;
  /** As the client called it. */
  name: string;
  crop?: Crop | undefined;
  /** Of its bytes, where it was reckoned while they came. */
  sha256?: string | undefined;
}

/** What is to be kept of a file, still as a draft. */
export interface Content {
  type: FileTypeName;
  size: number;
  /** Of pictures. */
  width: number | null;
  height: number | null;
  /** Name for a download; null for a picture that was made anew. */
  name: string | null;
  sha256: string;
  draft: string;
}

export interface ContentDeps {
  storage: { draft(): Promise<string> };
  makePicture: PictureMaker;
  policies: Policies;
}

const READ_BYTES = 1024 * 1024;

/** @throws AppError `tooLarge` with the limit and the way for larger files */
export function assertSize(bytes: number, limit: number): void {
  if (bytes > limit) throw new AppError('tooLarge', { data: { limit, resumable: RESUMABLE_PATH } });
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: READ_BYTES })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** What a file is, where its purpose takes it and its name does not say otherwise. */
async function typeOf({ path, name, purpose }: ArrivedFile, policies: Policies): Promise<FileTypeName> {
  const type = await sniff(path);
  if (!type) throw new UploadRefusal('unknownType');
  const { kind, extensions }: FileType = FILE_TYPES[type];
  if (!policies[purpose].kinds.includes(kind)) throw new UploadRefusal('wrongKind');
  const extension = extensionOf(cleanName(name));
  if (extension && !extensions.includes(extension)) throw new UploadRefusal('wrongExtension');
  return type;
}

/**
 * Looks into a file: a picture is made anew, anything else is kept as it came.
 * @throws UploadRefusal for what is not taken, AppError `tooLarge` or `rateLimited`
 */
export async function contentOf(file: ArrivedFile, { storage, makePicture, policies }: ContentDeps): Promise<Content> {
  const type = await typeOf(file, policies);
  const { size } = await stat(file.path);
  if (FILE_TYPES[type].kind !== 'picture') {
    const name = cleanName(file.name) || `file.${FILE_TYPES[type].extensions[0]}`;
    return { type, size, width: null, height: null, name, sha256: file.sha256 ?? (await hashOf(file.path)), draft: file.path };
  }
  assertSize(size, PICTURE_BYTES);
  const { bytes, ...picture } = await makePicture(file.path, policies[file.purpose].picture, file.crop);
  const draft = await storage.draft();
  await writeFile(draft, bytes);
  return { ...picture, size: bytes.length, name: null, sha256: createHash('sha256').update(bytes).digest('hex'), draft };
}
