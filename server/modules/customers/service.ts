/** What other modules ask of customers. */
export { customerSubject } from './customerSubject';
