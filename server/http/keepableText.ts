/** Characters that JSON can carry and PostgreSQL cannot keep: NUL, and halves of surrogate pairs. */
const unkeepable = /\0|\p{Surrogate}/gu;

/** Whether a text can be stored as it is. */
export const isKeepable = (text: string): boolean => text.search(unkeepable) === -1;

/** The text with a mark in place of what could not be stored. */
export const keepable = (text: string): string => text.replace(unkeepable, '\ufffd');
