export { invitesWanted } from './model.ts';
export { InviteSettings } from './settings-invites.tsx';
