/** The main entry: starts the site. */
import './styles.css';
import { start } from './start.tsx';

void start();
