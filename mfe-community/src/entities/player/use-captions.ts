import { useEffect, useState, type RefObject } from 'react';

/** Something that is said, in seconds. */
export interface Line {
  start: number;
  end: number;
  text: string;
}

interface Captions {
  /** Language that is shown over the picture; empty without. */
  shown: string;
  show: (lang: string) => void;
  /** Everything that is said in the language that is read, as soon as it is there. */
  lines: Line[];
}

const plain = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** A language is shown, another one is read without being shown, and the rest does not even come. */
function setModes({ textTracks }: HTMLVideoElement, shown: string, read: string): void {
  for (const track of textTracks) {
    const mode = track.language === read ? 'hidden' : 'disabled';
    track.mode = track.language === shown ? 'showing' : mode;
  }
}

function linesOf({ textTracks }: HTMLVideoElement, lang: string): Line[] {
  const cues = [...([...textTracks].find(({ language }) => language === lang)?.cues ?? [])] as VTTCue[];
  return cues.map(({ startTime, endTime, text }) => ({ start: startTime, end: endTime, text: plain(text) }));
}

/** Captions of an element: which are shown, and all of their lines. @param read language whose lines are wanted; empty for none */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, read: string): Captions {
  const [shown, show] = useState('');
  const [lines, setLines] = useState<Line[]>([]);

  useEffect(() => setModes(video.current!, shown, read), [video, shown, read]);

  useEffect(() => {
    const element = video.current!;
    const tracks = [...element.querySelectorAll('track')];
    const take = () => setLines(linesOf(element, read));
    tracks.forEach((track) => track.addEventListener('load', take));
    return () => tracks.forEach((track) => track.removeEventListener('load', take));
  }, [video, read]);

  return { shown, show, lines };
}
