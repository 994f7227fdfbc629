export { InviteSettings as Section, invitesWanted as wanted } from '#features/settings-invites';
