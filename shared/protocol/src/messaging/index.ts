export * from './endpoints.ts';
export * from './error-codes.ts';
export type { Conversation, LastMessage, Line, LinkPreview, Mention, Message, Notify, Quote, Reaction, Role } from './fields.ts';
export type { Channel, Invite, LobbyChannel, Member, Prohibition } from './channels/schemas.ts';
export * from './limits.ts';
export type * from './log/calls.ts';
export * from './topics.ts';
export * from './uploads.ts';
