/** Pitches of a pentatonic scale, Hz, from low to high. */
const SCALE = [196, 220, 261.6, 293.7, 329.6, 392, 440, 523.3, 587.3, 659.3, 784, 880];

/** A short tone. */
interface Tone {
  /** Hz. */
  pitch: number;
  /** Seconds. */
  lasts: number;
  /** Share of the sound's volume. */
  level: number;
  wave: OscillatorType;
  /** Seconds from now. */
  after?: number;
}

/** Sounds of the games: few, soft, and none before the person turns them on. */
export interface Sound {
  isMuted: boolean;
  /** 0 to 1; all of it is soft. */
  volume: number;
  /** Something is laid: the higher the step, the higher the tone. */
  lay(step: number): void;
  /** Something went very well. */
  ring(step: number): void;
  /** Something broke off. */
  crumble(): void;
  /** The run is over. */
  close(): void;
}

export function createSound(): Sound {
  let context: AudioContext | undefined;
  let isMuted = true;
  let volume = 1;

  function play({ pitch, lasts, level, wave, after = 0 }: Tone): void {
    if (isMuted || volume <= 0) return;
    context ??= new AudioContext();
    void context.resume();
    const at = context.currentTime + after;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = wave;
    oscillator.frequency.setValueAtTime(pitch, at);
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(volume * level, at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + lasts);
  }

  const pitchOf = (step: number) => SCALE[Math.min(step, SCALE.length - 1)] ?? 196;

  return {
    get isMuted() {
      return isMuted;
    },
    set isMuted(muted) {
      isMuted = muted;
    },
    get volume() {
      return volume;
    },
    set volume(chosen) {
      volume = chosen;
    },
    lay: (step) => play({ pitch: pitchOf(step) / 2, lasts: 0.14, level: 0.16, wave: 'triangle' }),
    ring(step) {
      play({ pitch: pitchOf(step) * 2, lasts: 0.5, level: 0.08, wave: 'sine' });
      play({ pitch: pitchOf(step) * 3, lasts: 0.4, level: 0.04, wave: 'sine', after: 0.05 });
    },
    crumble: () => play({ pitch: 82, lasts: 0.18, level: 0.14, wave: 'triangle' }),
    close() {
      [4, 2, 0].forEach((step, index) => play({ pitch: pitchOf(step), lasts: 0.45, level: 0.1, wave: 'triangle', after: index * 0.16 }));
    },
  };
}
