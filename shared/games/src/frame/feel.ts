const SHAKES_MS = 260;
const TURNS_PER_MS = 0.09;
const HUM_MS_PER_PX = 6;

/** What is felt of a run besides its sounds; nothing where motion is not wanted. */
export interface Feel {
  isStill: boolean;
  /** Shakes the picture by up to so many pixels, and lets a phone hum the longer the harder. */
  jolt(px: number, at: number): void;
  /** How far the picture is off its place, px. */
  offset(at: number): number;
}

export function createFeel(): Feel {
  let strength = 0;
  let since = Number.NEGATIVE_INFINITY;
  return {
    isStill: true,
    jolt(px, at) {
      if (this.isStill) return;
      strength = px;
      since = at;
      // A browser refuses, and says so, before the person has touched the document.
      if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(px * HUM_MS_PER_PX);
    },
    offset(at) {
      const age = at - since;
      if (age >= SHAKES_MS) return 0;
      return strength * (1 - age / SHAKES_MS) ** 2 * Math.sin(age * TURNS_PER_MS);
    },
  };
}
