import type { KeyboardEvent } from 'react';

/** Enter that picks a character of an input method sends nothing; 229 is how Safari says it. */
export function holdWhileComposing(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
}
