/** What the jobs can use from images. */
export { deleteUnusedImages } from './deleteUnusedImages';
export { type DocumentPictureError, documentPictureType, drawDocument } from './drawDocument';
