/** The functions of reviews for other modules. */
export { reviewSubject } from './reviewSubject';
