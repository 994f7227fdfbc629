import { copyText, saveFile } from '@mortar/ui/share';

/** What became of it: the person's own share sheet, a file with or without the copied link, or nothing because they closed the sheet. */
export type Shared = 'shared' | 'copied' | 'saved' | 'closed';

const isClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

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
  saveFile(file);
  // Where the drawing took too long, the browser no longer counts the press.
  return (await copyText(url)) ? 'copied' : 'saved';
}
