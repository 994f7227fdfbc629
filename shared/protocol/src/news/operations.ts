import { operationsOf } from '../core/operations.ts';
import * as drafts from './drafts/endpoints.ts';
import * as draftSchemas from './drafts/schemas.ts';
import * as endpoints from './endpoints.ts';
import * as schemas from './schemas.ts';

export const operations = { ...operationsOf(endpoints, schemas), ...operationsOf(drafts, draftSchemas) };
