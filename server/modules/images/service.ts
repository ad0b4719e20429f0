/** What the jobs may ask of pictures. */
export { deleteUnusedImages } from './deleteUnusedImages';
export { drawPaper, type PaperFault, paperType } from './drawPaper';
