import { signInErrorTexts } from './codes/signInErrors';
import { shellEntrance } from './shellEntrance';
import { signIn } from './signIn';

export const texts = { shell: shellEntrance, signIn, codes: { error: signInErrorTexts } };
