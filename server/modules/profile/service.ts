/** The functions of people's own accounts for other modules. */
export { needPerson } from './account';
export { undoChangePath } from './undoChangePath';
