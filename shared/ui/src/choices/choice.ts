/** One of the things that can be chosen. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  /** A second line that helps to choose. */
  note?: string;
  disabled?: boolean;
}
