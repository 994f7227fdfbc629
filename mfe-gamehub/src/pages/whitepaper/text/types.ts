import type { CourseId } from '#entities/roadmap';

/** A part of the product, with the course of the roadmap that decides its state. */
export interface Offer {
  course: CourseId;
  name: string;
  text: string;
}

/** A piece of the document. In texts, words between backticks are code. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'list'; items: string[] }
  /** A paragraph about something that does not run yet. */
  | { kind: 'planned'; text: string }
  | { kind: 'offers'; items: Offer[] }
  /** Drawn from the one source that the home page uses too. */
  | { kind: 'figure'; name: 'allocation' | 'roadmap' };

export interface Section {
  /** Fragment of the section's address, equal in every language. */
  id: string;
  title: string;
  blocks: Block[];
}

export interface WhitepaperText {
  title: string;
  subtitle: string;
  sections: Section[];
}
