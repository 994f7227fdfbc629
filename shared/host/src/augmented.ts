import type { PreviewPicture, RewardOptions } from './popups.ts';

/** Of what takes nothing. */
export type NoProps = Record<string, never>;

/** What a remote found for the site's search. */
export interface Found {
  remote: string;
  /** What it was asked for. */
  text: string;
  /** The best first, a handful. */
  pages: readonly FoundPage[];
}

export interface FoundPage {
  /** Unique among those of the remote. */
  id: string;
  to: string;
  /** Names that people gave, as they are. */
  label: string;
  /** What it is, in the page's language. */
  kind: string;
}

/**
 * Every dialog by name, with the props that it takes. Who owns one adds it beside its code:
 * `declare module '@mortar/host' { interface Dialogs { 'quiz.ask': { card: string } } }`.
 */
export interface Dialogs {
  'shell.buy-not-configured': NoProps;
  'shell.reward': RewardOptions;
  'shell.copied': { isCopied: boolean };
  'shell.image-preview': { images: readonly PreviewPicture[]; index: number };
}

/**
 * Every slot that panels of remotes go to, with what it gives them. Who renders one adds it beside its code, and names it
 * among the `slots` of its remote.json: `interface Slots { 'profile.tab': { uid: string } }`.
 */
export interface Slots {
  /** Beside every page of a desk. */
  dock: NoProps;
  /** On the landing page. */
  landing: NoProps;
  /** Over the page, opened by its name as a dialog is; it calls `close` once it has gone. */
  popup: { close: () => void };
  /** Behind every page of a signed-in person, once the browser is idle: for what works without being seen. */
  background: NoProps;
  /** Draws nothing: looks for a text in what the remote has, and tells what it found. */
  search: { text: string; onFound: (found: Found) => void };
}

/** Every panel by name, with the slot that it goes to: `interface Panels { 'quiz.today': 'landing' }`. */
export interface Panels {}
