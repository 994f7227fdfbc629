/** The sound as one person left it. */
export interface Sound {
  muted: boolean;
  volume: number;
}

/** Who shares a browser shares no volume; visitors have one of their own. */
const keyOf = (uid: string | undefined) => `mortar:sound:${uid ?? 'visitor'}`;

/** What this browser keeps of a person's sound; nothing of it that is no sound. */
export function readSound(uid: string | undefined): Sound {
  try {
    const { muted, volume } = (JSON.parse(localStorage.getItem(keyOf(uid)) ?? 'null') ?? {}) as Partial<Sound>;
    const isVolume = typeof volume === 'number' && volume >= 0 && volume <= 1;
    return { muted: muted !== false, volume: isVolume ? volume : 1 };
  } catch {
    return { muted: true, volume: 1 };
  }
}

/** Keeps it; where the browser keeps nothing it lives as long as the page. */
export function keepSound(uid: string | undefined, sound: Sound): void {
  try {
    localStorage.setItem(keyOf(uid), JSON.stringify(sound));
  } catch {
    // The choice still holds on this page.
  }
}
