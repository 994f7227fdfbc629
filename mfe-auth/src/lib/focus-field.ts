/** Moves the focus to a field of a form by its name, everything in it selected: the next key begins anew. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}

/** Gives the focus to the first field of a view that took another's place; its old one is gone. For `ref`. */
export function focusFirst(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>('input:not([hidden]), button')?.focus();
}
