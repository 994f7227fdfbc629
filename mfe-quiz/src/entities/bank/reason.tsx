import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

const SITE_REASONS = ['negative', 'fewRight', 'leaked', 'reported'] as const;

/** Why a question stands where it does. @param said how a reviewer's own words are shown; the site's reasons are in the catalogues */
export function Reason({ reason, said = reason }: { reason: string; said?: ReactNode }) {
  const code = SITE_REASONS.find((known) => reason === `calibration:${known}`);
  return code ? <FormattedMessage id={`quiz.rest.${code}`} /> : said;
}
