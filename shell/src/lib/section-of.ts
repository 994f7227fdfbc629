/** The section of this page that a fragment names; null without one, also where the fragment cannot be read. */
export function sectionOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
