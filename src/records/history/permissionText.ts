type Translate = (key: string, options?: Record<string, unknown>) => string;

/** A permission by what it opens. */
export const permissionText = (key: string, _t: Translate): string => key.replace('store/', '');
