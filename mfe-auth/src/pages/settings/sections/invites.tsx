import { createEvent, sample } from 'effector';
import { ActivitySettings, activitiesWanted } from '#features/settings-activities';
import { InviteSettings, invitesWanted } from '#features/settings-invites';

/** The section opens. */
export const wanted = createEvent();

sample({ clock: wanted, target: [invitesWanted, activitiesWanted] });

/** Who came by the person, to the site and to activities. */
export function Section() {
  return (
    <>
      <InviteSettings />
      <ActivitySettings />
    </>
  );
}
