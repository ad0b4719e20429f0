/** Whether the keyboard is likely to have ⌘ where others have Ctrl. */
export const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);
