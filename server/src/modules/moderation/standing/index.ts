export { addAudit } from './audit.ts';
export type { BarKind } from './bars.ts';
export { createStandingService, StandingRefusal, type Operator, type People, type StandingService } from './service.ts';
export { followStanding, type Standing } from './view.ts';
