/** The digits of a text, full-width ones (１２) as plain ones, at most `length` of them. */
export function digitsOf(text: string, length: number): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[^0-9]/g, '')
    .slice(0, length);
}
