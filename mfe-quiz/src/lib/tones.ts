/** What a sound tells; each also stands on the page. */
export type Tone = 'right' | 'wrong' | 'hurry' | 'last';

/** Notes of a tone: Hz, and when each begins, in seconds. */
const NOTES: Readonly<Record<Tone, readonly (readonly [hz: number, at: number])[]>> = {
  right: [
    [523, 0],
    [784, 0.09],
  ],
  wrong: [
    [247, 0],
    [196, 0.12],
  ],
  hurry: [[440, 0]],
  last: [
    [440, 0],
    [440, 0.16],
  ],
};
const NOTE_SECONDS = 0.14;
/** Of the site's own volume, so that a tone startles nobody. */
const LOUDNESS = 0.12;
const SILENCE = 0.0001;

let context: AudioContext | null = null;

/** Plays a short tone. Browsers allow it after the first press of a page only; before, it stays silent. @param volume 0 to 1 */
export function playTone(tone: Tone, volume: number): void {
  if (typeof AudioContext === 'undefined' || volume <= 0) return;
  context ??= new AudioContext();
  for (const [hz, at] of NOTES[tone]) {
    const from = context.currentTime + at;
    const gain = new GainNode(context, { gain: volume * LOUDNESS });
    gain.gain.exponentialRampToValueAtTime(SILENCE, from + NOTE_SECONDS);
    gain.connect(context.destination);
    const note = new OscillatorNode(context, { frequency: hz, type: 'triangle' });
    note.connect(gain);
    note.start(from);
    note.stop(from + NOTE_SECONDS);
  }
}
