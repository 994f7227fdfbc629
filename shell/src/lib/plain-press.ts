import type { MouseEvent } from 'react';

/** What a link does in this page when it is pressed; a press with a modifier stays the link's own. */
export const plainPress = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  act();
};
