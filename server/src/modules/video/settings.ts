import { Type } from 'typebox';
import type { Settings } from '../../config/settings.ts';

interface VideoSettings {
  /** Programs that make videos; looked for on the machine where unset. */
  ffmpegPath: string | undefined;
  ffprobePath: string | undefined;
}

const program = { schema: Type.String({ pattern: '^/', maxLength: 1024 }), mustBe: 'the whole path of a program' };

export const videoSettings: Settings<VideoSettings> = {
  prefixes: ['FFMPEG_', 'FFPROBE_'],
  variables: { FFMPEG_PATH: program, FFPROBE_PATH: program },
  read: (env) => ({ ffmpegPath: env['FFMPEG_PATH'], ffprobePath: env['FFPROBE_PATH'] }),
};
