import { measurePreviews } from './market/preview.ts';
import { print } from './report.ts';

print([await measurePreviews()]);
