import { access, constants } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import type { Config } from '../../../config.ts';

/** The programs that look into videos and make them. */
export interface Programs {
  ffmpeg: string;
  ffprobe: string;
}

type Places = Pick<Config, 'root' | 'ffmpegPath' | 'ffprobePath'>;

const runs = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

/** The program of a package that ships it, where the operator added that package. */
function ofPackage(root: string, name: string): string | undefined {
  try {
    const found = createRequire(join(root, 'server', 'package.json'))(`@${name}-installer/${name}`) as { path?: unknown };
    return typeof found.path === 'string' ? found.path : undefined;
  } catch {
    return undefined;
  }
}

async function find(name: keyof Programs, given: string | undefined, root: string, beside?: string): Promise<string | undefined> {
  const folders = [...(beside ? [dirname(beside)] : []), ...(process.env['PATH'] ?? '').split(delimiter)].filter(Boolean);
  // What the operator named is used or nothing: another program in its place would be a surprise.
  const places = given ? [given] : [...folders.map((folder) => join(folder, name)), ofPackage(root, name) ?? ''];
  for (const place of places) if (place && (await runs(place))) return place;
  return undefined;
}

/** Finds both: by `FFMPEG_PATH` and `FFPROBE_PATH`, on the machine, or in a package that ships them. Undefined where one is missing. */
export async function findPrograms({ root, ffmpegPath, ffprobePath }: Places): Promise<Programs | undefined> {
  const ffmpeg = await find('ffmpeg', ffmpegPath, root);
  const ffprobe = ffmpeg && (await find('ffprobe', ffprobePath, root, ffmpegPath));
  return ffmpeg && ffprobe ? { ffmpeg, ffprobe } : undefined;
}
