/** Code of a refusal of who is shut out. */
export type BanCode = 'accountBlacklisted' | 'deviceBlacklisted' | 'ipBlacklisted' | 'ipRestricted';

/** Who is shut out, as it stands now. */
export interface Bans {
  /** Before anybody knows who calls. */
  banOfCall(ip: string, deviceId: string): BanCode | undefined;
  banOfAccount(uid: string): BanCode | undefined;
}
