/** The parts of this module that other modules use. */
export { customerSubject } from './customerSubject';
