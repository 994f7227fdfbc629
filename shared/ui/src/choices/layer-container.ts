/**
 * Where a list of choices is put: into the dialog around its opener, so that it lies above the dialog and inside of its
 * trap of the focus, even where dialog and list come from different builds; into the page otherwise.
 */
export function layerContainer(opener: Element | null): HTMLElement | undefined {
  return opener?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]') ?? undefined;
}
