export { residentMegabytes } from '#server/pdf/residentMegabytes';
