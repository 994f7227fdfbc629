import type { PreviewPicture, RewardOptions } from './popups.ts';

/** Of what takes nothing. */
export type NoProps = Record<string, never>;

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
