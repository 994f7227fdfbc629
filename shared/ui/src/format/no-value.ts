/** Shown where a figure is not known: never `NaN`. */
export const NO_VALUE = '–';
