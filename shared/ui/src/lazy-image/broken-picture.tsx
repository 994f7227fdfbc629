/** A picture that did not come: a frame of bricks with one fallen out. Drawn here, so that no icon of the first load pays for it. */
export function BrokenPicture() {
  return (
    <svg viewBox="0 0 48 32" width={48} height={32} fill="none" stroke="currentColor" strokeWidth={1.5} aria-hidden focusable="false">
      <path d="M1 1h22v9H1zM25 1h22v9H25zM1 12h10v9H1zM37 12h10v9H37zM1 23h22v8H1zM25 23h22v8H25z" strokeLinejoin="round" />
      <path d="M16 14.5l15-3 1.7 8.4-15 3z" strokeDasharray="2 2" />
    </svg>
  );
}
