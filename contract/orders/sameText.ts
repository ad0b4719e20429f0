const key = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether two names or addresses of customers count as the same: case and spaces make no difference. */
export const isSameText = (one: string, other: string): boolean => key(one) === key(other);
