/** How a date shows its year: not at all in this one. */
export const yearOf = (time: number): 'numeric' | undefined =>
  new Date(time).getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
