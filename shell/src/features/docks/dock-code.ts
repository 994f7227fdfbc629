// What only an open dock, or a conversation that is asked for, needs, as one chunk.
import './conversation.ts';

export { DockFrame } from './dock-frame.tsx';
