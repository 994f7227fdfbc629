/** For how long the browser may still read a file after the press. */
const READ_MS = 60_000;

/** Saves a file under its name, as a download does. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}
