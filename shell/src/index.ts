/** The main entry: starts the site. */
import './styles.css';
import { watchEmptyPage } from './features/empty-page/index.ts';
import { start } from './start.tsx';

const look = watchEmptyPage(document.getElementById('root')!);
start().catch((error: unknown) => {
  look();
  throw error;
});
