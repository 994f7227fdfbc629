/** The page has loaded; what remains is of no hurry. */
const CALM_MS = 1000;

/** Calls once when the browser has loaded everything that the HTML asked for, and a moment has passed. */
export function whenSettled(settled: () => void): void {
  const later = () => setTimeout(settled, CALM_MS);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
