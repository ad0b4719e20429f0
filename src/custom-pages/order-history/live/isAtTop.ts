/** px: somebody who has scrolled so far reads what is there. */
const nearTop = 160;

/** Whether rows may move: nobody has scrolled down to read. */
export const isAtTop = (): boolean => window.scrollY < nearTop;
