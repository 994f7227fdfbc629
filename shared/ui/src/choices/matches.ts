/** Full-width letters, case and accents make no difference; nothing relies on the limits of Chinese words. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether what was typed occurs in a choice. */
export function matches(text: string, typed: string): boolean {
  return folded(text).includes(folded(typed.trim()));
}
