import { Paper } from './paper.tsx';

/** More than the tallest window holds. */
const SECTIONS = 2;

/** The whitepaper's beginning, as it shows before any script runs. */
export function Opening() {
  return <Paper most={SECTIONS} />;
}
