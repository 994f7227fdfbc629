/** What the library does that no page allows, what it does here instead, and how many times it does it. */
const REPLACED = [
  { from: '.innerHTML=', to: '.textContent=', times: 30 },
  { from: 'createElement("style")', to: 'createElement("template")', times: 2 },
] as const;

/**
 * webpack loader for ApexCharts: what it writes as markup becomes text, and its stylesheets stay out of the page, where
 * Trusted Types and the policy for styles would stop both. Names of series can thus never become elements.
 * @throws Error for a version of the library that does something else
 */
export default function inertApexCharts(source: string): string {
  return REPLACED.reduce((text, { from, to, times }) => {
    const parts = text.split(from);
    if (parts.length - 1 !== times)
      throw new Error(`apexcharts has ${from} ${parts.length - 1} times instead of ${times}: look at what it writes into pages`);
    return parts.join(to);
  }, source);
}
