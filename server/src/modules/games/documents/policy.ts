/**
 * The policy of a game's document (ADR 0010): files of its own folder, the build's fonts, no connection, our pages around it,
 * no origin.
 * The folder is written out, because `'self'` means nothing in every browser where the origin is `null`.
 * @param folder full address of the document's folder
 * @param fonts full address of the fonts' folder
 */
export function documentPolicy(folder: string, fonts: string): string {
  return [
    "default-src 'none'",
    `script-src ${folder}`,
    `style-src ${folder}`,
    `img-src ${folder}`,
    `font-src ${fonts}`,
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
}
