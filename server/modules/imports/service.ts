/** The functions of imports for the jobs. */
export { forgetImports } from './forgetImports';
