import type { DialogRequest } from './dialogs.ts';

/** Name of the shell's rewards popup. */
export const REWARD = 'shell.reward';
/** Name of what says that something was copied. */
export const COPIED = 'shell.copied';
/** Name of the shell's image preview. */
export const IMAGE_PREVIEW = 'shell.image-preview';

/** Options of the rewards popup, as spec §3 names them; every one may be left out. */
export interface RewardOptions {
  title?: string;
  subtitle?: string;
  /** 1 main bricks (the default), 2 silver ones. */
  brickstype?: 1 | 2;
  /** 50 where it is left out. */
  amount?: number;
  /** How long it stays, in ms: a toast 3000 where it is left out, a modal until it is closed. */
  interval?: number;
  /** False: it has no close button. */
  closable?: boolean;
  /** Path of our own where it leads on; /bricks where it is left out. */
  link?: string;
  linktext?: string;
  /** `toast` where it is left out. */
  type?: 'toast' | 'modal';
  /** With it there are ways to share: said beside the link, and the name of the button. */
  sharetitle?: string;
  /** A remark at the foot. */
  tips?: string;
}

/** The request that shows a rewards popup: give it to `dialogOpened`. Each reward shows, however fast they come. */
export function rewardPopup(options: RewardOptions): DialogRequest<typeof REWARD> {
  return { name: REWARD, props: { ...options }, key: Symbol(REWARD) };
}

/** A picture to look at. */
export interface PreviewPicture {
  src: string;
  /** What is to be seen. */
  alt: string;
}

/** The request that shows pictures over the whole page, the one at `index` first: give it to `dialogOpened`. */
export function imagePreview(images: readonly PreviewPicture[], index = 0): DialogRequest<typeof IMAGE_PREVIEW> {
  return { name: IMAGE_PREVIEW, props: { images, index } };
}

/** The request that says in the words of spec §8 whether a text was copied: give it to `dialogOpened`. It shows as a toast. */
export function copyOutcome(isCopied: boolean): DialogRequest<typeof COPIED> {
  return { name: COPIED, props: { isCopied }, key: Symbol(COPIED) };
}
