const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Six random letters: the extra login parameter on desktop (spec §2). */
function loginMark(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Home with a path kept; on desktop with an extra login parameter of 6 random letters (spec §2). */
export function signInAddress(path: string, mobile: boolean): string {
  return `/?path=${encodeURIComponent(path)}${mobile ? '' : `&login=${loginMark()}`}`;
}
