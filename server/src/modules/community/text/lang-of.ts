const LETTERS = /\p{L}/gu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SCRIPTS: readonly (readonly [lang: string, letters: RegExp])[] = [
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['en', /\p{Script=Latin}/gu],
];
/** Of letters that a text must have of a script; Chinese says in one what takes English several. */
const SHARE: Readonly<Record<string, number>> = { zh: 0.25, ko: 0.25, en: 0.6 };

/** Language of a text by its script, for `lang` of a page; empty where that tells nothing. */
export function langOf(text: string): string {
  const letters = text.match(LETTERS)?.length ?? 0;
  if (letters === 0) return '';
  if (KANA.test(text)) return 'ja';
  const found = SCRIPTS.find(([lang, script]) => (text.match(script)?.length ?? 0) / letters >= SHARE[lang]!);
  return found?.[0] ?? '';
}
