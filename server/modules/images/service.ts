/** The functions of images for the jobs. */
export { deleteUnusedImages } from './deleteUnusedImages';
export { type DocumentPictureError, documentPictureType, drawDocument } from './drawDocument';
