/** Number of the chain that an address names; null without one. */
export const chainIn = (params: URLSearchParams): number | null => {
  const chain = Number(params.get('chain'));
  return Number.isSafeInteger(chain) && chain > 0 ? chain : null;
};
