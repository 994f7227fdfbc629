import { measureHotRoom } from './chat/hot-room.ts';
import { print } from './report.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 5);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);

print([await measureHotRoom(ROUNDS, SECONDS)]);
