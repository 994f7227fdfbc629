export * from './endpoints.ts';
export type { Notice, NoticeKind, NoticeValues } from './fields.ts';
