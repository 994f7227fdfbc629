export { entriesOf, entryOf, type Entry } from './entries.ts';
export { EntryRow } from './entry-row.tsx';
export { SearchFrame } from './search-frame.tsx';
