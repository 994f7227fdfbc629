import { $clockOffset } from '@mortar/host';
import { formatRelativeTime } from '@mortar/ui/format';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';

/** How long ago something was, by the server's clock. */
export function Since({ at }: { at: string }) {
  const { locale } = useIntl();
  const offset = useUnit($clockOffset);
  const [openedAt] = useState(() => Date.now());
  const text = formatRelativeTime(new Date(at), { locale: locale === 'zh-HK' ? 'zh-HK' : 'en', now: openedAt + offset });
  return <time dateTime={at}>{text}</time>;
}
