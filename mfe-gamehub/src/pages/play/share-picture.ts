/** What became of it: the person's own share sheet, a file and the copied link, or nothing because they closed the sheet. */
export type Shared = 'shared' | 'saved' | 'closed';

const isClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Saves a file as a download does. */
function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Shares a picture with the device where it can, else saves it and copies the link. @throws when neither works */
export async function sharePicture(file: File, { text, url }: { text: string; url: string }): Promise<Shared> {
  const content = { files: [file], text: `${text} ${url}` };
  if (navigator.canShare?.(content)) {
    try {
      await navigator.share(content);
      return 'shared';
    } catch (error) {
      if (isClosed(error)) return 'closed';
    }
  }
  save(file);
  await navigator.clipboard?.writeText(url).catch(() => undefined);
  return 'saved';
}
