/** The links of accountants for other modules. */
export { endAccountantLinks } from './links';
