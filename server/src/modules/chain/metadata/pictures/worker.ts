import { setPriority } from 'node:os';
import { Unread } from '../fault.ts';
import { paint } from './paint.ts';
import type { PaintAnswer, PaintTask } from './painter.ts';

// Visitors come first.
setPriority(10);

const say = (answer: PaintAnswer): void => void process.send!(answer);

process.on('message', ({ id, bytes }: PaintTask) => {
  paint(Buffer.from(bytes)).then(
    (painted) => say({ id, painted }),
    (error: unknown) => say({ id, fault: error instanceof Unread ? error.fault : 'unreadable' }),
  );
});
process.on('disconnect', () => process.exit());
