import { ValidationError } from 'react-admin';

/** What is wrong with a field, in the reader's words; nothing where nothing is. */
export const InputFault = ({ message }: { message?: string | undefined }) =>
  message ? <ValidationError error={message} /> : null;
