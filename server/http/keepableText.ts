/** Characters that JSON can carry but PostgreSQL can't store: NUL and unpaired surrogates. */
const unkeepable = /\0|\p{Surrogate}/gu;

/** Whether a text can be stored as it is. */
export const isKeepable = (text: string): boolean => text.search(unkeepable) === -1;

/** Replaces characters that can't be stored with a replacement mark. */
export const isStorable = (text: string): string => text.replace(unkeepable, '\ufffd');
