import type { Mark, Theme } from '@mortar/protocol/quiz';

/** Colours of a picture: tokens of `shared/ui`, as each theme has them. */
export interface Palette {
  '--bg': string;
  '--text-1': string;
  '--text-2': string;
  '--ember-500': string;
  '--ember-text': string;
  '--glaze-400': string;
  '--iris-400': string;
  '--surface-3': string;
  '--line': string;
}

export const PALETTES: Record<Theme, Palette> = {
  dark: {
    '--bg': '#090f15',
    '--text-1': '#f2f0ec',
    '--text-2': '#c3cad0',
    '--ember-500': '#f88645',
    '--ember-text': '#fb9a5c',
    '--glaze-400': '#7cd9c2',
    '--iris-400': '#b0a4f5',
    '--surface-3': '#212930',
    '--line': '#364049',
  },
  light: {
    '--bg': '#f8f7f3',
    '--text-1': '#131a21',
    '--text-2': '#3d464f',
    '--ember-500': '#f88645',
    '--ember-text': '#b14815',
    '--glaze-400': '#0c7365',
    '--iris-400': '#6347b8',
    '--surface-3': '#ece9e4',
    '--line': '#d1cdc7',
  },
};

/** Colour of a brick. Each kind has a shape of its own too: colour alone says nothing to some. */
export const MARK_COLOURS: Record<Mark, keyof Palette> = {
  right: '--ember-500',
  swapped: '--glaze-400',
  skipped: '--line',
  revived: '--iris-400',
  wrong: '--line',
};
