/**
 * Puts a text on the clipboard, where an old browser or one inside of an app has no clipboard of its own by the way
 * it has. Call it right in a press: browsers allow it only there. @returns whether it was copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Copies by selecting: the way before the clipboard had an interface. */
function copySelected(text: string): boolean {
  const opener = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // Inside of a dialog: outside of it the focus would be taken back at once.
  (opener?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body).append(area);
  area.focus({ preventScroll: true });
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  }
}
