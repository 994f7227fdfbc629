const LONGEST = 120;

/** Extension of a file name in small letters; empty when it has none. */
export function extensionOf(name: string): string {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** A name that a download may have: no folder, nothing that is not seen or that turns the reading direction, not too long. */
export function cleanName(name: string): string {
  const visible = name
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+/, '')
    .trim();
  const extension = extensionOf(visible);
  const stem = extension ? visible.slice(0, -extension.length - 1) : visible;
  return [...stem].slice(0, LONGEST).join('') + (extension ? `.${extension.slice(0, 16)}` : '');
}
