import '../outbox/index.ts';
import './catch-up.ts';
import './news.ts';

export { MessagingGate } from './start.ts';
