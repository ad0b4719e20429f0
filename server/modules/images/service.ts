/** What the jobs may ask of pictures. */
export { deleteUnusedImages } from './deleteUnusedImages';
export { type DocumentPictureError, documentPictureType, drawDocument } from './drawDocument';
