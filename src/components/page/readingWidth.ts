/** The width of pages that are read or filled in from top to bottom. Lists take all the room there is. */
export const readingWidth = '60rem';
