/** Code of a refusal of who is shut out. */
export type BarCode = 'accountBlacklisted' | 'deviceBlacklisted' | 'ipBlacklisted' | 'ipRestricted';

/** Who is shut out, as it stands now. */
export interface Bars {
  /** Before anybody knows who calls. */
  barOfCall(ip: string, deviceId: string): BarCode | undefined;
  barOfAccount(uid: string): BarCode | undefined;
}
