/** Height of the row with who works at a shared device, in px: its buttons are larger than other touch targets. */
export const shiftBarSize = 64;
