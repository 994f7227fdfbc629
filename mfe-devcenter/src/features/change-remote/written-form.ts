import type { ChangeForm } from './model.ts';

/** The form while it is written: no share stands in it as long as the field holds no number that can be one. */
export type WrittenForm = Omit<ChangeForm, 'percentage'> & { percentage: ChangeForm['percentage'] | null };

/** Whether it can be sent. */
export const isWhole = (form: WrittenForm): form is ChangeForm => form.percentage !== null;
