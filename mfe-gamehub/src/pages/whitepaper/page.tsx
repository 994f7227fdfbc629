import { Paper } from './paper.tsx';

/** The whitepaper: `/whitepaper`. Its PDFs are printed from here. */
export function Page() {
  return <Paper />;
}
