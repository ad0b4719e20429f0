/** Path of the page that undoes a changed address by the link in its notice. */
export const undoChangePath = (token: string): string => `/store/undo-change/${token}`;
