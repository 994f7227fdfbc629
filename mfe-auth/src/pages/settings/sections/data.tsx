import { DeleteSettings } from '#features/settings-delete';
import { ExportSettings } from '#features/settings-export';

export { ownAccountWanted as wanted } from '#entities/own-account';

/** What is kept of the person: to take along, and to be gone. */
export function Section() {
  return (
    <>
      <ExportSettings />
      <DeleteSettings />
    </>
  );
}
