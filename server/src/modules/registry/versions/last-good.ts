/** What makes another version live. */
export const PIN_ACTIONS = ['publish', 'promote', 'rollback'] as const;
export type PinAction = (typeof PIN_ACTIONS)[number];

/** A change of the live version, as the history keeps it. */
export interface LiveChange {
  seq: number;
  action: PinAction;
  from: string | null;
  to: string;
}

/**
 * The version that a rollback goes to: the one that was live last before the present one and was not taken back
 * since it last went live.
 * @param changes of one remote, in any order
 */
export function lastGoodOf(changes: readonly LiveChange[], live: string): string | undefined {
  const wentLive = new Map<string, number>();
  const takenBack = new Map<string, number>();
  for (const { seq, action, from, to } of changes) {
    wentLive.set(to, Math.max(seq, wentLive.get(to) ?? 0));
    if (action === 'rollback' && from) takenBack.set(from, Math.max(seq, takenBack.get(from) ?? 0));
  }
  return [...wentLive]
    .filter(([version, seq]) => version !== live && (takenBack.get(version) ?? 0) < seq)
    .sort(([, a], [, b]) => b - a)[0]?.[0];
}
