/** Paths that show the landing page (spec §2). */
export const LANDING_PATHS = ['/', '/home', '/index'];

/** Sections of the landing page that the header leads to, by their ids. */
export const SECTIONS = ['tokenomics', 'roadmap'] as const;
