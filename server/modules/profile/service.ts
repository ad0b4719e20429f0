/** The functions of people's own accounts for other modules. */
export { undoChangePath } from './undoChangePath';
