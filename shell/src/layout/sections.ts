/** Sections of the landing page that the header leads to, by their ids. */
export const SECTIONS = ['tokenomics', 'roadmap'] as const;

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls to a section of this page; false when this page has none of that id. */
export function scrollToSection(id: string): boolean {
  const section = document.getElementById(id);
  section?.scrollIntoView({ behavior: calm() ? 'auto' : 'smooth' });
  return section !== null;
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: calm() ? 'auto' : 'smooth' });
}
