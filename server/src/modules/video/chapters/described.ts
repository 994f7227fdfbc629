import { CHAPTERS, type Chapter } from '@mortar/protocol/video';

const LINE = /^[\s\-–•*]*\(?(?:(\d{1,2}):)?(\d{1,2}):(\d{2})\)?[\s\-–:：|]*(.+)$/u;

/**
 * Chapters that a description tells line by line, as in `1:30 Firing`. The first begins at 0:00 and each after the one before,
 * or it is no list of chapters.
 */
export function describedChapters(description: string): Chapter[] {
  const found = description.split('\n').flatMap((line): Chapter[] => {
    const [, hours = '0', minutes = '0', seconds = '0', title = ''] = LINE.exec(line) ?? [];
    const kept = title.trim().slice(0, CHAPTERS.characters);
    return kept ? [{ at: ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000, title: kept }] : [];
  });
  const isList = found.length > 1 && found[0]!.at === 0 && found.every(({ at }, index) => index === 0 || at > found[index - 1]!.at);
  return isList ? found.slice(0, CHAPTERS.most) : [];
}
