/** The functions of stores' own mail servers for other modules and the jobs. */
export { storeMailerOf } from './storeMailer';
