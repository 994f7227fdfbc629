import { createEvent, sample } from 'effector';
import { activities, ActivitySettings } from '#features/settings-activities';
import { InviteSettings, invitesWanted } from '#features/settings-invites';

/** The section opens. */
export const wanted = createEvent();

sample({ clock: wanted, target: [invitesWanted, activities.wanted] });

/** Who came by the person, to the site and to activities. */
export function Section() {
  return (
    <>
      <InviteSettings />
      <ActivitySettings />
    </>
  );
}
