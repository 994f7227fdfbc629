/** Signs that Hong Kong writes and that came later than Big5. */
const OF_HONG_KONG = '着鈎糉啫滙鱲鰂邨軚苷';

/** Traditional signs: those of Big5, which has no simplified form, and those of Hong Kong. */
const TRADITIONAL: ReadonlySet<string> = (() => {
  const decoder = new TextDecoder('big5');
  const signs = new Set(OF_HONG_KONG);
  for (let lead = 0xa4; lead <= 0xf9; lead++)
    for (let trail = 0x40; trail <= 0xfe; trail++) signs.add(decoder.decode(new Uint8Array([lead, trail])));
  return signs;
})();

/** Han signs of a text that Hong Kong does not write. */
export const foreignSigns = (text: string): string[] => (text.match(/\p{Script=Han}/gu) ?? []).filter((sign) => !TRADITIONAL.has(sign));
