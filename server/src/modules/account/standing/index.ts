export { addAudit } from './audit.ts';
export type { BarCode, BarKind } from './bars.ts';
export { createStandingService, StandingRefusal, type Operator, type StandingService } from './service.ts';
export { followStanding, type Standing } from './view.ts';
