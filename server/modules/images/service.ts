/** What the jobs may ask of pictures. */
export { deleteUnusedImages } from './deleteUnusedImages';
