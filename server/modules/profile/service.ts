/** The functions of people's own accounts for other modules. */
export { findPerson, needPerson } from './account';
