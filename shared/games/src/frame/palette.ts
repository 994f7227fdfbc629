/** Gives a colour or a font by its custom property, in the theme that the document has now. */
export type Palette = (name: `--${string}`) => string;

/** Reads custom properties once per theme: asking the style of a document at every picture would be slow. */
export function createPalette(): Palette {
  const { documentElement } = document;
  let theme: string | undefined;
  let known = new Map<string, string>();
  return (name) => {
    if (documentElement.dataset['theme'] !== theme) {
      theme = documentElement.dataset['theme'];
      known = new Map();
    }
    const found = known.get(name) ?? getComputedStyle(documentElement).getPropertyValue(name).trim();
    known.set(name, found);
    return found;
  };
}
