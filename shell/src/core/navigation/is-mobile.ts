/** Width below 750 px counts as mobile (spec §2). */
export const MOBILE_QUERY = '(width < 750px)';

export function isMobile(): boolean {
  return window.matchMedia?.(MOBILE_QUERY).matches ?? false;
}
