/** The main entry: shares the singletons, then starts the site. */
import './federation/provided.ts';
import './styles.css';
import { start } from './start.tsx';

void start();
