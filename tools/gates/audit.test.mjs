import { describe, expect, test } from '@jest/globals';
import { faultsOf, missingReason } from './audit.mjs';

const advisory = (severity) => ({
  module_name: 'planted',
  severity,
  title: 'It runs what it is given',
  url: 'https://example.org/1',
  findings: [{ version: '1.0.0' }, { version: '1.0.0' }],
});

describe('faultsOf', () => {
  test.each(['high', 'critical'])('it refuses a package with a serious fault: %s', (severity) => {
    expect(faultsOf({ advisories: { 1: advisory(severity) } })).toEqual([
      `planted 1.0.0 has a ${severity} fault: It runs what it is given (https://example.org/1). Raise it, or pin a mended version in pnpm-workspace.yaml.`,
    ]);
  });

  test.each(['info', 'low', 'moderate'])('it lets one with a lesser fault be: %s', (severity) => {
    expect(faultsOf({ advisories: { 1: advisory(severity) } })).toEqual([]);
  });
});

describe('missingReason', () => {
  test.each([
    ['{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}', 'the package registry answers no audit (ERR_PNPM_AUDIT_BAD_RESPONSE)'],
    ['', 'the audit gave no report'],
    ['{}', 'the audit gave no report'],
    ['{"advisories":{}}', undefined],
  ])('it says of %s why nothing is known', (text, reason) => {
    expect(missingReason(text)).toBe(reason);
  });
});
