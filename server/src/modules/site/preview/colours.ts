/** Tokens of `shared/ui` in the dark theme, which is the site's default. */
export const COLOURS = {
  '--bg': '#090f15',
  '--surface-1': '#10171d',
  '--surface-2': '#181f26',
  '--surface-3': '#212930',
  '--line': '#364049',
  '--text-1': '#f2f0ec',
  '--text-2': '#c3cad0',
  '--ember-300': '#fbb987',
  '--ember-400': '#fb9a5c',
  '--ember-500': '#f88645',
  '--ember-600': '#e4682a',
  '--ember-bg': '#2b1a12',
  '--glaze-400': '#7cd9c2',
  '--glaze-bg': '#112c26',
  '--iris-400': '#b0a4f5',
  '--iris-bg': '#25223d',
} as const;

export type Colour = keyof typeof COLOURS;
