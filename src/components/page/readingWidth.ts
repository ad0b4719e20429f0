/** The width of pages that are read or filled in from top to bottom. Lists take the whole width. */
export const readingWidth = '60rem';
