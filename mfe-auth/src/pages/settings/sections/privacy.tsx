import { Slot } from '@mortar/host';
import { Skeleton } from '@mortar/ui';

/** Who reaches the person and what others see of them, as the parts of the site that show it have it. */
export function Section() {
  return <Slot name="auth.privacy" props={{}} fallback={<Skeleton shape="text" lines={6} />} />;
}
