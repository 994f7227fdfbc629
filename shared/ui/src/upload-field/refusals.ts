/** Why a file is not taken. */
export type Refusal = 'wrong kind' | 'too large' | 'empty' | 'too many';

export interface Limits {
  /** As the `accept` of a file input: `image/*,.pdf`. */
  accept?: string;
  maxBytes?: number;
  maxFiles?: number;
}

/** Parts files into those that are taken and those that are not, with the reason. The server judges again. */
export function sortOut(
  files: readonly File[],
  already: number,
  limits: Limits,
): { taken: File[]; refused: { file: File; why: Refusal }[] } {
  const taken: File[] = [];
  const refused: { file: File; why: Refusal }[] = [];
  for (const file of files) {
    const why = refusalOf(file, already + taken.length, limits);
    if (why) refused.push({ file, why });
    else taken.push(file);
  }
  return { taken, refused };
}

function refusalOf(file: File, already: number, { accept, maxBytes, maxFiles }: Limits): Refusal | null {
  if (accept && !isAccepted(file, accept)) return 'wrong kind';
  if (file.size === 0) return 'empty';
  if (maxBytes !== undefined && file.size > maxBytes) return 'too large';
  return maxFiles !== undefined && already >= maxFiles ? 'too many' : null;
}

function isAccepted({ name, type }: File, accept: string): boolean {
  return accept.split(',').some((kind) => {
    const wanted = kind.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
  });
}
