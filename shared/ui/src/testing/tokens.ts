/** Custom properties by name. */
export type Tokens = Record<string, string>;

/** Reads what `tokens.css` says for dark, for light and for screens that show P3. */
export function readTokens(sheet: string): { dark: Tokens; light: Tokens; wide: Tokens } {
  const wideAt = sheet.indexOf('@media (color-gamut: p3)');
  return {
    dark: declarations(sheet, sheet.indexOf(':root {')),
    light: declarations(sheet, sheet.indexOf("html[data-theme='light'] {")),
    wide: declarations(sheet, sheet.indexOf(':root {', wideAt)),
  };
}

function declarations(sheet: string, from: number): Tokens {
  if (from < 0) throw new Error('tokens.css has no such block');
  const block = sheet.slice(sheet.indexOf('{', from) + 1, sheet.indexOf('}', from));
  return Object.fromEntries([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]));
}

/** Contrast of two opaque colours, 1 to 21 (WCAG 2). */
export function contrast(front: string, ground: string): number {
  const [low, high] = [luminance(front), luminance(ground)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = colour.startsWith('oklch') ? fromOklch(colour) : fromHex(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

type Linear = [red: number, green: number, blue: number];

function fromHex(colour: string): Linear {
  const digits = colour.length === 4 ? colour.slice(1).replace(/./g, '$&$&') : colour.slice(1);
  if (!/^[\da-f]{6}$/i.test(digits)) throw new Error(`${colour} is no opaque colour`);
  return [0, 2, 4].map((at) => linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255)) as Linear;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Björn Ottosson's matrices; values outside of sRGB stay as they are, luminance is the same there. */
function fromOklch(colour: string): Linear {
  const [lightness, chroma, hue] = colour.match(/[\d.]+/g)!.map(Number) as [number, number, number];
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}
