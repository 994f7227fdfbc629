import { CAPTIONS } from '@mortar/protocol/video';
import { keptLine } from '../../../lib/kept-text.ts';
import { cutText } from '../../../lib/cut-text.ts';

const TIMES = /^((?:\d{1,2}:)?\d{1,2}:\d{2}[.,]\d{3})\s*-->\s*((?:\d{1,2}:)?\d{1,2}:\d{2}[.,]\d{3})(?:\s|$)/;
const CUE_CHARACTERS = 500;

function msOf(time: string): number {
  const [seconds = '0', minutes = '0', hours = '0'] = time.replace(',', '.').split(':').toReversed();
  return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000);
}

function timeOf(ms: number): string {
  const part = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0');
  return `${part(ms / 3_600_000, 2)}:${part((ms / 60_000) % 60, 2)}:${part((ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`;
}

/** Plain words of a line, without mark-up. */
const wordsOf = (line: string): string =>
  keptLine(
    line
      .replace(/<[^<>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('&amp;', '&'),
  );
const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Nothing in it can be taken for mark-up, or for times. */
const escaped = (words: string): string => words.replace(/[&<>]/g, (sign) => SIGNS[sign]!);

/**
 * Captions as they are kept: of WebVTT or SubRip the times and the plain words, and nothing else: no styles, no places, no notes.
 * @returns undefined where there are none in it
 */
export function cleanCaptions(text: string): string | undefined {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  const cues = blocks.flatMap((block) => {
    const lines = block.split('\n');
    const place = lines.findIndex((line) => TIMES.test(line));
    const [, from = '', to = ''] = TIMES.exec(lines[place] ?? '') ?? [];
    const [start, end] = [msOf(from), msOf(to)];
    const said = lines
      .slice(place + 1)
      .map(wordsOf)
      .filter(Boolean);
    const words = cutText(said.join('\n'), CUE_CHARACTERS);
    return place >= 0 && words && end > start ? [{ start, end, words }] : [];
  });
  if (cues.length === 0) return undefined;
  const sorted = cues.sort((one, other) => one.start - other.start).slice(0, CAPTIONS.cues);
  return ['WEBVTT', ...sorted.map(({ start, end, words }) => `${timeOf(start)} --> ${timeOf(end)}\n${escaped(words)}`), ''].join('\n\n');
}
