/** Whether a browser takes an encoding, by its `Accept-Encoding` (RFC 9110 §12.5.3). */
export function accepts(encoding: string, header: string | string[] | undefined): boolean {
  const offers = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(';').map((part) => part.trim()));
  const offer = offers.find(([name]) => name === encoding) ?? offers.find(([name]) => name === '*');
  if (!offer) return false;
  const weight = offer.find((part) => part.startsWith('q='));
  return weight === undefined || Number(weight.slice(2)) > 0;
}
