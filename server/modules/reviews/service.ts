/** What other modules ask of reviews. */
export { reviewSubject } from './reviewSubject';
