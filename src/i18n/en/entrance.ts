import { signInErrorTexts } from './codes/signInErrors';
import { shellEntrance } from './shellEntrance';
import { signIn } from './signIn';

/** The texts of the pages outside the admin area, loaded without the rest. */
export const messages = { shell: shellEntrance, signIn, codes: { error: signInErrorTexts } };
