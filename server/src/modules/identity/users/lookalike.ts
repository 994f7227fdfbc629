import { domainToUnicode } from 'node:url';

/** Small letters of other scripts that read as a Latin one (the common part of Unicode's confusables). */
const LOOKALIKES = new Set('аеорсухіјѕһԁԛԝӏοναρυικɑɡıոսօհց');
/** Latin beside a script that shares its shapes: nobody writes so by intent. */
const LATIN = /\p{Script=Latin}/u;
const SHARES_SHAPES = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;

function isLookalike(label: string): boolean {
  const foreign = [...label].filter((letter) => letter > '\u007f');
  const readsAsLatin = foreign.length > 0 && foreign.every((letter) => LOOKALIKES.has(letter));
  return readsAsLatin || (LATIN.test(label) && SHARES_SHAPES.test(label));
}

/** Whether a domain, kept as punycode, reads like one of Latin letters without being it: `xn--80ak6aa92e.com` for `apple.com` (security A10). */
export function looksLikeAnother(email: string): boolean {
  return domainToUnicode(email.slice(email.lastIndexOf('@') + 1))
    .split('.')
    .some(isLookalike);
}
