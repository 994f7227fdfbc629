import { operationsOf } from '../core/operations.ts';
import * as endpoints from './endpoints.ts';
import * as schemas from './schemas.ts';

export const operations = operationsOf(endpoints, schemas);
