import { DEFAULT_WIDTH, NARROWEST, WIDEST } from './widths.ts';

/** What is open in the dock, and how wide it is. */
export interface DockState {
  /** Id of the dock that is open; null while none is. */
  open: string | null;
  /** In px; a narrow window shows it narrower. */
  width: number;
}

export const CLOSED_DOCK: DockState = { open: null, width: DEFAULT_WIDTH };

/** A visitor's own stands under no name. */
const keyOf = (person: string) => `mortar:dock:${person}`;

/** How a person left the dock in this browser; null when they never touched it. */
export function keptDock(person: string): DockState | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? 'null');
    return isDockState(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Remembers how a person left the dock. */
export function keepDock(person: string, state: DockState): void {
  try {
    localStorage.setItem(keyOf(person), JSON.stringify(state));
  } catch {
    // Where the browser keeps nothing, the dock starts closed.
  }
}

function isDockState(value: unknown): value is DockState {
  const { open, width } = (value ?? {}) as Partial<DockState>;
  return (open === null || typeof open === 'string') && typeof width === 'number' && width >= NARROWEST && width <= WIDEST;
}
